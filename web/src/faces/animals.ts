import { both, disc, type Shape } from "./shape";

/** An animal: what lies behind the eyes, and where eyes, nose and mouth go. */
export interface Animal {
  ground: string; // of the medallion
  coat: string; // its shoulders
  shapes: Shape[];
  eyes: { apart: number; y: number; r: number; white?: boolean };
  mouth: { y: number; wide: number };
  ink: string; // of the mouth
  brow?: string; // where that would not be seen
}

const CREAM = "#f6e6cc";
const DARK = "#2b1d16";
const NOSE = "#241712";

export type AnimalName = "fox" | "owl" | "otter" | "badger" | "hare" | "cat" | "toad" | "raven";

export const ANIMALS: Record<AnimalName, Animal> = {
  fox: {
    ground: "#33564d", coat: "#a44d1e",
    shapes: [
      { d: both("M16 50L19 10L46 30Z"), fill: "#c96a2e" }, { d: both("M22 36L23 19L36 29Z"), fill: DARK },
      { d: "M50 88C33 88 12 68 15 48C20 30 36 25 50 25C64 25 80 30 85 48C88 68 67 88 50 88Z", fill: "#d0702f" },
      { d: "M50 88C34 88 13 70 15 52C30 51 43 58 50 66C57 58 70 51 85 52C87 70 66 88 50 88Z", fill: CREAM },
      { d: disc(50, 65, 6, 4.6), fill: NOSE },
    ],
    eyes: { apart: 15, y: 49, r: 4.6 }, mouth: { y: 76, wide: 11 }, ink: DARK,
  },
  owl: {
    ground: "#4b3f63", coat: "#5f452c",
    shapes: [
      { d: both("M19 42L15 12L44 25Z"), fill: "#6d4f32" },
      { d: disc(50, 54, 35, 34), fill: "#86643f" },
      { d: "M50 26L60 34L50 46L40 34Z", fill: "#6d4f32" },
      { d: disc(34.5, 50, 17.5) + disc(65.5, 50, 17.5), fill: "#eddcb8" },
      { d: "M50 56L57 64Q55 73 50 76Q45 73 43 64Z", fill: "#dc9f32" },
    ],
    eyes: { apart: 15.5, y: 50, r: 7 }, mouth: { y: 81, wide: 9 }, ink: DARK,
  },
  otter: {
    ground: "#2f5468", coat: "#4f3727",
    shapes: [
      { d: disc(20, 38, 8) + disc(80, 38, 8), fill: "#5d4230" }, { d: disc(20, 38, 4) + disc(80, 38, 4), fill: "#3f2b1f" },
      { d: "M50 22C72 22 86 36 86 56C86 76 70 88 50 88C30 88 14 76 14 56C14 36 28 22 50 22Z", fill: "#785640" },
      { d: "M50 56C62 50 78 56 78 68C78 80 66 87 50 87C34 87 22 80 22 68C22 56 38 50 50 56Z", fill: "#e5cba6" },
      { d: "M50 54C57 54 60 57 58 61Q54 66 50 66Q46 66 42 61C40 57 43 54 50 54Z", fill: NOSE },
      { d: "M25 68L8 64M25 73L8 75M75 68L92 64M75 73L92 75", line: "#cdb08a", wide: 1.5 },
    ],
    eyes: { apart: 17, y: 45, r: 4.6 }, mouth: { y: 74, wide: 12 }, ink: DARK,
  },
  badger: {
    ground: "#6b3d36", coat: "#33363c",
    shapes: [
      { d: disc(22, 32, 9) + disc(78, 32, 9), fill: "#2c2f35" }, { d: disc(22, 31, 4.5) + disc(78, 31, 4.5), fill: "#f2efe8" },
      { d: "M50 22C72 22 86 38 84 58C82 76 66 88 50 88C34 88 18 76 16 58C14 38 28 22 50 22Z", fill: "#f2efe8" },
      { d: both("M43 24L38 60L30 76C22 72 17 64 16 56C15 40 26 26 43 24Z"), fill: "#35383f" },
      { d: disc(50, 67, 7, 5), fill: NOSE },
    ],
    eyes: { apart: 17, y: 50, r: 4.4, white: true }, mouth: { y: 78, wide: 11 }, ink: DARK, brow: "#b9bcc4",
  },
  hare: {
    ground: "#5d5a35", coat: "#8d7355",
    shapes: [
      { d: both("M41 36C26 28 22 4 31 1C40 -1 48 22 47 34Z"), fill: "#bfa17c" }, { d: both("M40 30C31 24 28 8 32 6C37 5 43 20 43 30Z"), fill: "#e9b9a4" },
      { d: "M50 26C70 26 82 40 82 58C82 78 67 89 50 89C33 89 18 78 18 58C18 40 30 26 50 26Z", fill: "#c9ad88" },
      { d: disc(39, 73, 13, 11) + disc(61, 73, 13, 11), fill: "#f3e7d3" },
      { d: "M44 62Q50 59 56 62Q54 67 50 68Q46 67 44 62Z", fill: "#c0736a" },
    ],
    eyes: { apart: 17, y: 52, r: 5 }, mouth: { y: 75, wide: 9 }, ink: DARK,
  },
  cat: {
    ground: "#3c4f7a", coat: "#3f434e",
    shapes: [
      { d: both("M16 54L17 12L44 30Z"), fill: "#5b606d" }, { d: both("M22 36L22 22L34 30Z"), fill: "#d99a94" },
      { d: "M50 25C72 25 86 38 86 57C86 77 70 88 50 88C30 88 14 77 14 57C14 38 28 25 50 25Z", fill: "#6b7180" },
      { d: "M46 26L47 38L50 42L53 38L54 26ZM34 28L38 38L41 27ZM66 28L62 38L59 27Z", fill: "#4b505c" },
      { d: disc(40.5, 72, 12.5, 10.5) + disc(59.5, 72, 12.5, 10.5), fill: "#eceae4" },
      { d: "M45 62H55Q53 67 50 68Q47 67 45 62Z", fill: "#d68a86" },
      { d: "M28 69L9 65M28 74L9 77M72 69L91 65M72 74L91 77", line: "#d4d6dc", wide: 1.5 },
    ],
    eyes: { apart: 16, y: 51, r: 5, white: true }, mouth: { y: 74, wide: 10 }, ink: DARK,
  },
  toad: {
    ground: "#7a5a2a", coat: "#4e6a37",
    shapes: [
      { d: disc(29, 33, 15) + disc(71, 33, 15), fill: "#7c9a52" },
      { d: "M50 32C76 32 90 46 90 62C90 79 72 88 50 88C28 88 10 79 10 62C10 46 24 32 50 32Z", fill: "#86a659" },
      { d: "M50 66C70 66 84 64 88 66C85 80 70 88 50 88C30 88 15 80 12 66C16 64 30 66 50 66Z", fill: "#d9dca6" },
      { d: disc(24, 56, 3) + disc(78, 54, 3.5) + disc(70, 60, 2) + disc(32, 60, 2), fill: "#6b8a45" },
      { d: disc(46, 56, 1.4) + disc(54, 56, 1.4), fill: "#4e6a37" },
    ],
    eyes: { apart: 21, y: 33, r: 5.4, white: true }, mouth: { y: 69, wide: 20 }, ink: "#26331a",
  },
  raven: {
    ground: "#7b4a58", coat: "#20232c",
    shapes: [
      { d: "M38 24L34 8L48 20L52 5L58 20L68 10L64 26Z", fill: "#2a2e3a" },
      { d: "M50 18C72 18 86 34 86 56C86 76 70 88 50 88C30 88 14 76 14 56C14 34 28 18 50 18Z", fill: "#343947" },
      { d: "M20 68C28 76 38 80 50 80C62 80 72 76 80 68C74 82 64 88 50 88C36 88 26 82 20 68Z", fill: "#262a35" },
      { d: "M36 56Q50 47 64 56Q60 66 50 78Q40 66 36 56Z", fill: "#8b93a5" }, { d: "M36 56Q50 60 64 56Q60 66 50 78Q40 66 36 56Z", fill: "#6c7486" },
    ],
    eyes: { apart: 16, y: 44, r: 5, white: true }, mouth: { y: 83, wide: 8 }, ink: "#dfe3ea",
  },
};

const NAMES = Object.keys(ANIMALS) as AnimalName[];

function hash(text: string): number {
  let h = 2166136261;
  for (const c of text) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 16777619) >>> 0;
  return h;
}

/** The animal in a name, as in "Amber Otter". */
function named(who: string): AnimalName | undefined {
  const last = who.toLowerCase().split(" ").at(-1);
  return NAMES.find((name) => name === last);
}

/** Which animal somebody is: the one in the name; else always the same one for the same name. */
export function animalOf(who: string): AnimalName {
  return named(who) ?? (NAMES[hash(who) % NAMES.length] as AnimalName);
}

/** Who sits at a table, by the names of its people: a different animal in every seat, always the same at the same table. */
export function cast(table: string, people: readonly string[]): AnimalName[] {
  const order = NAMES.map((name) => [hash(`${table} ${name}`), name] as const).sort(([a], [b]) => a - b);
  const seats = order.slice(0, people.length).map(([, name]) => name);
  people.forEach((who, seat) => {
    const wanted = named(who);
    const taken = wanted ? seats.indexOf(wanted) : -1;
    if (!wanted || people.slice(0, seat).some((other) => named(other) === wanted)) return;
    if (taken >= 0) seats[taken] = seats[seat] as AnimalName; // they change places; the others stay who they were
    seats[seat] = wanted;
  });
  return seats;
}
