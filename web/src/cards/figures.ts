// Our own figures: busts for small courts, and the two jokers.  Flat shapes; robes have the colour of the suit.

const GOLD = "#dca63c";
const INK = "#1b1b1b";

/** Busts in a box of 100 by 100 that stand on its lower edge. */
export const BUSTS = {
  K: `<path d="M6 100C8 80 26 71 50 71S92 80 94 100Z"/>
<path d="M26 75Q50 96 74 75L82 79Q50 112 18 79Z" fill="#fffaf0"/>
<g fill="${INK}"><path d="M31 82l3 5-4 1zM41 88l2 5-4 0zM50 90l2 5-4 0zM59 88l2 5-4 0zM69 82l1 6-4-1z"/></g>
<path d="M26 34H74V60Q78 66 73 72Q60 80 50 80T27 72Q22 66 26 60Z" fill="var(--hair)"/>
<path d="M33 36H67V54Q67 70 50 70T33 54Z" fill="var(--skin)"/>
<path d="M32 52Q40 58 50 53Q60 58 68 52V64Q66 82 50 90Q34 82 32 64Z" fill="var(--hair)"/>
<path d="M44 63Q50 66 56 63" fill="none" stroke="var(--skin)" stroke-width="3" stroke-linecap="round"/>
<g fill="${INK}"><circle cx="42" cy="46" r="2.6"/><circle cx="58" cy="46" r="2.6"/></g>
<path d="M50 46L47.5 53H52" fill="none" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round" opacity=".6"/>
<path d="M24 38L18 9L35 21L50 3L65 21L82 9L76 38Q50 31 24 38Z" fill="${GOLD}"/>
<path d="M23.5 33Q50 26 76.5 33L75.5 39Q50 32 24.5 39Z"/>
<g fill="${GOLD}"><circle cx="18" cy="8" r="4.5"/><circle cx="50" cy="3.5" r="4.5"/><circle cx="82" cy="8" r="4.5"/></g>`,
  Q: `<path d="M50 14C74 14 79 32 78 48C77 66 82 82 92 90L78 100H22L8 90C18 82 23 66 22 48C21 32 26 14 50 14Z" fill="var(--hair)"/>
<path d="M42 60H58V76Q50 84 42 76Z" fill="var(--skin)"/>
<path d="M50 28Q69 28 69 46Q69 70 50 70T31 46Q31 28 50 28Z" fill="var(--skin)"/>
<path d="M29 50Q29 24 50 24T71 50Q66 36 50 33Q34 36 29 50Z" fill="var(--hair)"/>
<path d="M12 100C13 84 26 76 38 75Q50 88 62 75C74 76 87 84 88 100Z"/>
<path d="M38 75Q50 88 62 75L66 77Q50 96 34 77Z" fill="${GOLD}"/>
<circle cx="50" cy="90" r="3.5" fill="${GOLD}"/>
<path d="M38.5 47Q42 43.5 45.5 47M54.5 47Q58 43.5 61.5 47" fill="none" stroke="${INK}" stroke-width="2.6" stroke-linecap="round"/>
<path d="M45 59.500Q50 57 55 59.500Q50 64.5 45 59.500Z" fill="#b3261e"/>
<path d="M31 27L27 8L39 17L50 4L61 17L73 8L69 27Q50 18 31 27Z" fill="${GOLD}"/>
<circle cx="50" cy="16" r="3.2"/>`,
  J: `<path d="M27 30H73Q79 52 75 68Q66 74 50 74T25 68Q21 52 27 30Z" fill="var(--hair)"/>
<path d="M42 62H58V78H42Z" fill="var(--skin)"/>
<path d="M34 32H66V54Q66 72 50 72T34 54Z" fill="var(--skin)"/>
<path d="M10 100C12 82 28 75 40 74L50 86L60 74C72 75 88 82 90 100Z"/>
<path d="M40 74L50 86L60 74L67 77L50 98L33 77Z" fill="${GOLD}"/>
<path d="M31 44Q32 34 50 36Q68 34 69 44V30H31Z" fill="var(--hair)"/>
<g fill="${INK}"><circle cx="43" cy="49" r="2.6"/><circle cx="57" cy="49" r="2.6"/></g>
<path d="M45 61.500Q50 65 56 60.5" fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round"/>
<path d="M20 33C15 16 32 8 52 8S84 17 82 30Q50 22 20 33Z"/>
<path d="M20 33Q50 22 82 30L81 37Q50 29 22 40Z" fill="${GOLD}"/>
<path d="M66 24C68 8 82-1 97 1C97 14 86 24 70 28Z" fill="${GOLD}"/><path d="M69 25Q80 15 92 6" stroke="#fffaf0" stroke-width="2" fill="none"/>`,
} as const;

/** Jokers in a box of 100 by 100: the sun wears its rays as a fool's cap, the moon a nightcap, one eye open. */
export const JOKERS = {
  sun: `<g><path d="M50 50L41 16L50 1L59 16ZM50 50L59 84L50 99L41 84ZM50 50L84 41L99 50L84 59ZM50 50L16 59L1 50L16 41Z"/>
<path d="M50 50L67 19L84 16L81 33ZM50 50L33 81L16 84L19 67ZM50 50L81 67L84 84L67 81ZM50 50L19 33L16 16L33 19Z" fill="${GOLD}"/>
<g fill="${GOLD}" stroke="currentColor" stroke-width="1.5"><circle cx="50" cy="3.5" r="3.5"/><circle cx="50" cy="96.5" r="3.5"/><circle cx="96.5" cy="50" r="3.5"/><circle cx="3.5" cy="50" r="3.5"/></g>
<circle cx="50" cy="50" r="27" fill="#f6cf6b"/><circle cx="50" cy="50" r="27" fill="none" stroke="currentColor" stroke-width="2.5"/>
<circle cx="34" cy="56" r="5" fill="#e8875f"/><circle cx="66" cy="56" r="5" fill="#e8875f"/>
<path d="M37 46Q41 40 45 46M55 46Q59 40 63 46" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>
<path d="M35 56Q50 62 65 56Q62 72 50 72T35 56Z" fill="${INK}"/><path d="M39 59.500Q50 63 61 59.500Q60 63 59 64Q50 67 41 64Z" fill="#fffaf0"/>
<path d="M48 48Q46 54 50 54.5" fill="none" stroke="${INK}" stroke-width="2" stroke-linecap="round"/></g>`,
  moon: `<path d="M66 16A43 43 0 1 0 88 78A36 36 0 0 1 61 62L52 60L60 52A36 36 0 0 1 66 16Z" fill="#e9e2cd"/>
<path d="M66 16A43 43 0 1 0 88 78A36 36 0 0 1 61 62L52 60L60 52A36 36 0 0 1 66 16Z" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round"/>
<path d="M22 33C26 12 52 2 78 12C90 17 96 28 94 44L86 42C86 32 80 28 70 27C58 26 36 30 22 33Z"/>
<path d="M18 39Q40 24 68 24L69 32Q42 32 22 46Z" fill="#fffaf0" stroke="currentColor" stroke-width="2"/>
<g fill="${GOLD}"><path d="M40 14l2 4 4 1-4 1-2 4-1-4-4-1 4-1zM62 12l1.5 3 3 1-3 1-1.5 3-1-3-3-1 3-1zM80 20l1.5 3 3 1-3 1-1.5 3-1-3-3-1 3-1z"/></g>
<circle cx="90" cy="48" r="6" fill="${GOLD}" stroke="currentColor" stroke-width="1.5"/><path d="M87 50h6" stroke="${INK}" stroke-width="1.5"/>
<path d="M37 50Q43 45 49 50Q43 55 37 50Z" fill="#fffaf0" stroke="${INK}" stroke-width="2"/><circle cx="44" cy="50" r="2.6" fill="${INK}"/>
<path d="M36 43Q43 38 50 43" fill="none" stroke="${INK}" stroke-width="2.5" stroke-linecap="round"/>
<path d="M48 71Q56 76 64 69" fill="none" stroke="${INK}" stroke-width="2.5" stroke-linecap="round"/><circle cx="40" cy="65" r="5" fill="#c9b98f"/>
<g fill="${GOLD}"><path d="M80 52l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM92 62l1 3 3 1-3 1-1 3-1-3-3-1 3-1z"/></g>`,
} as const;
