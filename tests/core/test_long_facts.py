"""A list of facts that is longer than any table has seats is written up to its last number."""
import parlour

LINE = "quatch quiet:2 past:0,6,7 hand0:3C hand1:4C aside:2C2S2HTCTSTH bin:*"


def test_zeros_at_the_end_are_left_out_and_follow_by_themselves() -> None:
    match = parlour.position(LINE)
    assert isinstance(match, parlour.Match)
    assert "past:0,6,7 " in match.position()
    past = match.view(0).facts["past"]
    assert isinstance(past, tuple)
    assert past == (0, 6, 7) + (0,) * 197


def test_a_list_with_a_number_a_seat_is_written_whole() -> None:
    match = parlour.position(LINE.replace("quiet:2 past:0,6,7", "eaten:5,0,0,0"))
    assert isinstance(match, parlour.Match)
    assert "eaten:5,0,0,0 " in match.position()
