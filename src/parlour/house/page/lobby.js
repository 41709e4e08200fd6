// The plain lobby: who you are, the open tables, and how to join one from a terminal.
const base = new URL(".", document.baseURI);
const here = base.href.replace(/\/$/, "");
const at = (id) => document.getElementById(id);
const WHY = {
  "no-name": "A name has at least one letter or digit.", "too-many": "That was too often; wait a little.",
  "house-unavailable": "The house cannot write at the moment; try again.", "one-moment": "The house is opening; try again.",
};

async function call(method, path, body) {
  const answer = await fetch(new URL(path, base), {
    method, headers: body ? { "Content-Type": "application/json" } : {}, body: body ? JSON.stringify(body) : undefined,
  });
  const found = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Error(WHY[found.why] ?? `The house says: ${found.why}.`);
  return found;
}

function cell(row, text, tag = "td") {
  const made = document.createElement(tag);
  made.textContent = text;
  row.append(made);
  return made;
}

function seats(about) {
  return about.seats.map((seat) => (seat.person ? seat.name : `${seat.level} bot`)).join(", ");
}

async function look() {
  const [me, tables] = [await call("GET", "api/me"), await call("GET", "api/tables")];
  at("name").textContent = me.name;
  const mine = me.tables.filter((about) => !tables.some((other) => other.table === about.table));
  const rows = [...mine, ...tables].map((about) => {
    const row = document.createElement("tr");
    cell(row, about.game.replaceAll("_", " "), "th").scope = "row";
    cell(row, seats(about));
    cell(row, about.state);
    const how = document.createElement("code");
    how.textContent = `parlour play --at ${here} --table ${about.table}`;
    cell(row, "").append(how);
    return row;
  });
  if (!rows.length) cell((rows[0] = document.createElement("tr")), "None at the moment.").colSpan = 4;
  at("tables").replaceChildren(...rows);
}

async function saying(what, done) {
  try {
    await what();
    at("news").textContent = done;
  } catch (error) {
    at("news").textContent = error.message;
  }
}

at("how").textContent = `parlour play hearts --at ${here}`;
const invited = new URLSearchParams(location.hash.slice(1));
if (invited.get("table")) {
  at("invited").hidden = false;
  at("invited-how").textContent = `parlour play --at '${here}/${location.hash}'`;
}
at("again").addEventListener("click", () => saying(look, "This is how it is now."));
at("rename").addEventListener("submit", (event) => {
  event.preventDefault();
  saying(async () => {
    await call("PATCH", "api/me", { name: at("new-name").value });
    await look();
  }, "That is your name now.");
});
saying(look, "");
