// The HTTP calls of the house.
import type { Api } from "../api";

/** Why the house would not do something: the id of a message, and what it speaks of. */
export class Refusal extends Error {
  constructor(
    readonly why: string,
    readonly about: Record<string, string | number> = {},
    readonly status = 0,
  ) {
    super(why);
  }
}

export const base = new URL(".", globalThis.document?.baseURI ?? "http://localhost/");

type Call = keyof Api;
type Path<C extends Call> = C extends `${string} ${infer P}` ? P : never;
type Where = Record<string, string>;

/** Ask the house, such as `ask("GET /api/me")`; a path's {names} come from `where`. */
export async function ask<C extends Call>(call: C, body?: Api[C]["body"], where: Where = {}): Promise<Api[C]["answer"]> {
  const [method, path] = call.split(" ") as [string, Path<C>];
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(where[name] ?? ""));
  let answer: Response;
  try {
    answer = await fetch(new URL(place.slice(1), base), {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("line-lost");
  }
  if (!answer.ok) throw await refused(answer);
  if (answer.status === 204) return undefined as Api[C]["answer"];
  return (answer.headers.get("content-type") ?? "").startsWith("application/json") ? answer.json() : answer.text();
}

async function refused(answer: Response): Promise<Refusal> {
  try {
    const no = await answer.json();
    return new Refusal(no.why, no.about, answer.status);
  } catch {
    return new Refusal("house-failed", {}, answer.status);
  }
}
