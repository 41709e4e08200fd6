/** What a pasted link or number leads to: a hash of this page, or nothing. */
export function leadsTo(text: string): string | undefined {
  const given = text.trim();
  const hash = given.includes("#") ? given.slice(given.indexOf("#") + 1) : given;
  if (/^[\w-]{8,40}$/.test(hash)) return `table/${hash}`;
  const query = new URLSearchParams(hash.replace(/^\/?table\/([\w-]+)\??/, "table=$1&"));
  const table = query.get("table") ?? "";
  if (!/^[\w-]{8,40}$/.test(table)) return undefined;
  const invite = query.get("invite");
  return invite ? `table/${table}?invite=${encodeURIComponent(invite)}` : `table/${table}`;
}
