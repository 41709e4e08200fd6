/** The line to the house: one WebSocket, opened again whenever it breaks, and the table that is joined over it. */
import { SvelteURL } from "svelte/reactivity";
import type { Act, Add, ClientMessage, HouseMessage } from "../wire";
import { delay } from "./delay";
import { heard, NOTHING, tried, type TableState } from "./state";

export type Status = "connecting" | "open" | "broken" | "leaving" | "offline";
type Unsaid<M extends ClientMessage> = M extends { table: string } ? Omit<M, "table"> : M;

const QUIET = 45_000; // the house says something at least that often; else the line is dead without knowing it

class Line {
  status: Status = $state("connecting");
  name = $state("");
  phrases: string[] = $state.raw([]);
  state: TableState = $state.raw(NOTHING);
  /** When the news that is shown was heard, for reactions and clocks. */
  since = 0;
  /** What this page added to the chance of each deal. */
  added: Record<number, string> = {};

  #socket: WebSocket | null = null;
  #joined: { table: string; invite: string } | null = null;
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;

  /** Be at a table; the line opens if it has to. */
  join(table: string, invite = ""): void {
    this.#joined = { table, invite };
    if (this.state.table !== table) {
      this.state = { ...NOTHING, table };
      this.added = {};
    }
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send({ kind: "join", table, invite });
    else this.#open();
  }

  /** Take a free seat, any if none is named, with the invitation one came with. */
  sit(seat = -1): void {
    this.say({ kind: "sit", seat, invite: this.#joined?.invite ?? "" });
  }

  /** Be there no more. */
  leave(): void {
    if (this.#joined && this.#socket?.readyState === WebSocket.OPEN) {
      this.#send({ kind: "leave", table: this.#joined.table });
    }
    this.#joined = null;
    this.state = NOTHING;
  }

  /** Do an act: shown at once, sent until it is answered, done once. */
  act(act: string, elapsed: number | null = null): void {
    const { table, at } = this.state;
    const id = nonce(8);
    this.state = tried(this.state, { id, act, at });
    const message: Act = { kind: "act", table, at, id, act, elapsed };
    if (this.status === "open") this.#send(message);
  }

  /** Say something else at this table; while the line is broken it is not worth keeping. */
  say(message: Unsaid<Exclude<ClientMessage, Act | Add>>): void {
    if (this.status === "open") this.#send({ table: this.state.table, ...message } as ClientMessage);
  }

  /** Put away what the house refused, or what it told. */
  forget(what: "refused" | "hinted" | "recent"): void {
    this.state = { ...this.state, [what]: null };
  }

  /** Try at once, as when the person asks for it or the network is back. */
  retry(): void {
    clearTimeout(this.#again);
    if (this.#socket?.readyState !== WebSocket.OPEN) this.#open();
  }

  #open(): void {
    clearTimeout(this.#again);
    this.#socket?.close();
    const url = new SvelteURL("ws", document.baseURI);
    url.hash = "";
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as HouseMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#broke();
    };
  }

  #broke(): void {
    clearTimeout(this.#quiet);
    this.#socket = null;
    if (!this.#joined) return;
    this.status = navigator.onLine === false ? "offline" : this.status === "leaving" ? "leaving" : "broken";
    this.#again = setTimeout(() => this.#open(), delay(this.#tries++));
  }

  #hear(message: HouseMessage): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#socket?.close(), QUIET);
    switch (message.kind) {
      case "welcome":
        this.name = message.name;
        this.phrases = message.phrases;
        this.#tries = 0;
        this.status = "open";
        if (this.#joined) this.#send({ kind: "join", ...this.#joined });
        return;
      case "ping":
        this.#send({ kind: "pong", id: message.id });
        return;
      case "leaving":
        this.status = "leaving";
        return;
      case "committed":
        this.added[message.deal] = nonce(16);
        this.#send({ kind: "add", table: message.table, deal: message.deal, nonce: this.added[message.deal] ?? "" });
    }
    if ("table" in message && message.table && message.table !== this.state.table) return; // of a table that was left
    const before = this.state;
    this.state = heard(before, message);
    if (message.kind === "snapshot" || message.kind === "news") this.since = performance.now();
    if (message.kind === "snapshot") this.#resend();
  }

  /** After a broken line: what was not answered goes out again with its old id, so that it is done once. */
  #resend(): void {
    const { table, pending } = this.state;
    for (const { id, act, at } of pending) this.#send({ kind: "act", table, at, id, act, elapsed: null });
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }
}

/** Random bytes in hexadecimal digits. */
export function nonce(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

export const line = new Line();

globalThis.addEventListener?.("online", () => line.retry());
globalThis.document?.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") line.retry();
});
