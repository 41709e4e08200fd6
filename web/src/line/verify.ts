/** Whether a deal came about as the house had promised: see docs/fairness.md. */
import type { Fair } from "../wire";

/** What was found: `fair`, or the first thing that is not as promised; `unable` where the browser cannot reckon it. */
export type Verdict = "fair" | "other-commitment" | "wrong-secret" | "nonce-missing" | "wrong-seed" | "unable";

const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));
const hex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const little = (number: number, size: number): Uint8Array =>
  Uint8Array.from({ length: size }, (_, i) => Number((BigInt(number) >> BigInt(8 * i)) & 255n));

async function sha256(parts: Uint8Array[]): Promise<string> {
  const told = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    told.set(part, at);
    at += part.length;
  }
  return hex(await crypto.subtle.digest("SHA-256", told));
}

/** What the house has to tell before the deal. */
export function commitment(secret: string): Promise<string> {
  return sha256([bytes(secret)]);
}

/** What the cards are dealt from. */
export function seed(fair: Pick<Fair, "secret" | "nonces" | "deal">): Promise<string> {
  const parts = [bytes(fair.secret)];
  for (const nonce of fair.nonces.map(bytes)) parts.push(little(nonce.length, 4), nonce);
  return sha256([...parts, little(fair.deal, 8)]);
}

/** Check a deal against what was promised before it, and against what this page added. */
export async function verify(fair: Fair, promised: string, added: string): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return "unable"; // a page without https has no SHA-256
  if (promised && fair.commitment !== promised) return "other-commitment";
  if ((await commitment(fair.secret)) !== fair.commitment) return "wrong-secret";
  if (added && !fair.nonces.includes(added)) return "nonce-missing";
  return (await seed(fair)) === fair.seed ? "fair" : "wrong-seed";
}
