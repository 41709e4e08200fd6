/** A flat shape of a face, in a box of 100 by 100: filled, or drawn with a line. */
export interface Shape {
  d: string;
  fill?: string;
  line?: string;
  wide?: number;
}

export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 1 ${2 * r} 0a${r} ${ry} 0 1 1 ${-2 * r} 0Z`;

/** The same on both sides: the mirror image in the middle line, for paths of absolute M, L, C, Q and Z. */
export function both(d: string): string {
  let across = true;
  const mirrored = d.replace(/[A-Z]|-?[\d.]+/g, (part) => {
    if (/[A-Z]/.test(part)) {
      across = true;
      return part;
    }
    const found = across ? String(100 - Number(part)) : part;
    across = !across;
    return found;
  });
  return d + mirrored;
}
