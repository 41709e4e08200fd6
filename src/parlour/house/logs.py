"""Logs as JSON, an object a line: what happened and where.  Never a card, a name, a token or an invitation."""
import json
import logging
import sys
import time

FIELDS = ("table", "tables", "logs", "guests", "why", "error")     # what an entry may speak of besides its message

STRANGERS = ("Invalid HTTP request received.", "ASGI callable returned without completing handshake.")
                                                 # what anybody can cause without end, and no fault of the house


class AsJson(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """An entry as a line."""
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        told = {"time": f"{stamp}.{int(record.msecs):03d}Z", "level": record.levelname.lower(), "from": record.name,
                "message": record.getMessage() if record.name.startswith("parlour") else record.msg}
        told |= {name: value for name in FIELDS if (value := getattr(record, name, None)) is not None}
        if record.exc_info and record.exc_info[0]:
            told["exception"] = record.exc_info[0].__name__      # its text may hold what somebody typed
            told["at"] = _places(record)
        return json.dumps(told, ensure_ascii=False, default=str)


def _places(record: logging.LogRecord) -> list[str]:
    """Where in the code it happened."""
    found, trace = [], record.exc_info[2] if record.exc_info else None
    while trace:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found


def set_up(level: str) -> None:
    """Log to the error stream from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("parlour").setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(lambda record: record.msg not in STRANGERS)
