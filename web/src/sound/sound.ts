import { settings } from "../settings/settings.svelte";
import { SIGNALS, type SoundName, SOUNDS } from "./sounds";
import { samples } from "./synth";

export type { SoundName } from "./sounds";

const RATE = 48_000;
const LATE = 200; // milliseconds
const APART = 50; // so that many cards at once are one sound, not the sum of all
let context: AudioContext | undefined;
const ready = new Map<SoundName, AudioBuffer>();
const last = new Map<SoundName, number>();

/** Let something be heard, if a person has switched sounds on. */
export function sound(name: SoundName): void {
  const loud = settings.sound ? (SIGNALS.has(name) ? settings.signals : settings.volume) : 0;
  const now = performance.now();
  if (!loud || now - (last.get(name) ?? -APART) < APART) return;
  last.set(name, now);
  context ??= new AudioContext({ sampleRate: RATE });
  if (context.state === "running") play(context, name, loud);
  else void begin(context, name, loud);
}

/** A page may not sound before the first tap; what waited for it too long is not heard any more. */
async function begin(context: AudioContext, name: SoundName, loud: number): Promise<void> {
  const asked = performance.now();
  await context.resume();
  if (performance.now() - asked < LATE) play(context, name, loud);
}

function play(context: AudioContext, name: SoundName, loud: number): void {
  const source = new AudioBufferSourceNode(context, { buffer: buffer(context, name), playbackRate: 0.97 + Math.random() * 0.06 });
  source.connect(new GainNode(context, { gain: loud })).connect(context.destination);
  source.start();
}

function buffer(context: AudioContext, name: SoundName): AudioBuffer {
  let found = ready.get(name);
  if (!found) {
    found = context.createBuffer(1, RATE / 5, RATE);
    found.copyToChannel(samples(SOUNDS[name], RATE), 0);
    ready.set(name, found);
  }
  return found;
}
