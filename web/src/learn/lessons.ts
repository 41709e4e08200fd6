// What each lesson sets before a newcomer: a few cards, one question. The sentences are in lessons.ftl: for step 2 of
// Hearts `hearts-2` asks, `hearts-2-yes` answers what is right, and `hearts-2-no` what is not.

export interface Task {
  table?: string[]; // what lies before all; the last card on top
  hand?: string[]; // one's cards, "??" face down
  turns?: Record<number, string>; // face-down cards that a choice turns up
  acts?: string[]; // instead of cards: what may be chosen, `act-...` in lessons.ftl, or a number
  right?: (number | string)[]; // places in the hand, or acts; without any, only to be read
  all?: number; // so many have to be chosen; one if not said
}

export const LESSONS: Record<string, Task[]> = {
  qute: [
    { table: ["8H"], hand: ["KH", "9C"], right: [0] },
    { table: ["8H", "KH"], hand: ["KD", "7S"], right: [0] },
    { table: ["9D", "6D"], hand: ["KS", "TD"], right: [1] },
    { table: ["TS", "JH"], hand: ["9C", "TC", "7D"], acts: ["diamonds", "spades", "hearts", "clubs"], right: ["clubs"] },
    { table: ["7D", "8D", "AD"] },
    { table: ["7D", "7S", "7H"], hand: ["7C", "KH"], right: [0] },
  ],
  hearts: [
    { table: ["QS", "AH", "9H", "2H"] },
    { hand: ["QS", "2C", "AH", "5D", "KH"], right: [0, 2, 4], all: 3 },
    { table: ["7C"], hand: ["3C", "QC", "9H"], right: [0] },
    { table: ["8D", "KD"], hand: ["4C", "QS", "8S"], right: [1] },
    { hand: ["8H", "5D"], right: [1] },
    { table: ["QS", "AH", "KH", "QH"] },
  ],
  spades: [
    { table: ["AS"] },
    { hand: ["AS", "KS", "AH", "6D", "4D", "3C"], acts: ["0", "3", "6"], right: ["3"] },
    { table: ["AH", "9H"], hand: ["5S", "QC"], right: [0] },
    { hand: ["KS", "7D"], right: [1] },
    { table: ["KD"], hand: ["AD", "2D"], right: [1] },
    { hand: ["2S", "3H", "4D", "5C", "2C"], acts: ["nil", "2"], right: ["nil"] },
  ],
  oh_hell: [
    { table: ["6D"] },
    { hand: ["AD", "3C", "5S"], acts: ["0", "1", "3"], right: ["1"] },
    { table: ["AC"], hand: ["2D", "KS"], right: [0] },
    { table: ["KC"], hand: ["AC", "4C"], right: [1] },
    { table: ["6D"] },
  ],
  kabul: [
    { hand: ["??", "??", "??", "??"], turns: { 0: "7C", 1: "KS", 2: "3H", 3: "5D" }, right: [0, 1, 2, 3], all: 2 },
    { table: ["KH", "AD", "KS", "1R", "1B"] },
    { table: ["2H"], hand: ["??", "KS", "??", "??"], right: [1] },
    { table: ["7D"], hand: ["7C", "2H", "??", "??"], right: [0] },
    { table: ["9C"], hand: ["??", "??", "??", "??"], turns: { 0: "JD", 1: "4S", 2: "1R", 3: "QC" }, right: [0, 1, 2, 3] },
    { hand: ["2H", "AC", "AS"], acts: ["kabul", "finish"], right: ["kabul"] },
  ],
  quatch: [
    { hand: ["6C", "JD", "KS"] },
    { table: ["8C"], hand: ["5C", "9D", "KS"], right: [1] },
    { table: ["9D", "AH"], hand: ["2H", "5C"], right: [0] },
    { table: ["5C", "7H", "KD"], hand: ["4D", "TC"], right: [1] },
    { table: ["9C", "9D", "9H"], hand: ["JD", "9S"], right: [1] },
    { table: ["QH", "AS"], hand: ["4D", "6H"], acts: ["eat"], right: ["eat"] },
    { table: ["6S"], hand: ["??", "??", "??"], turns: { 0: "4C", 1: "4S", 2: "3D" }, right: [0, 1, 2] },
  ],
};

/** Whether everything that was asked has been chosen. */
export function done(task: Task, chosen: readonly (number | string)[]): boolean {
  return !task.right || chosen.length >= (task.all ?? 1);
}
