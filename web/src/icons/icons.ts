/** Signs in a box of 24 by 24, drawn with one line of width 2. */
export const ICONS = {
  menu: "M4 7h16M4 12h16M4 17h10",
  close: "M6 6l12 12M18 6L6 18",
  back: "M14 6l-6 6 6 6",
  score: "M5 4h14v16H5zM5 9h14M5 14.500h14M12 9v11",
  log: "M4 6h2M4 12h2M4 18h2M10 6h10M10 12h10M10 18h7",
  rules: "M12 6C9.5 4.5 6.5 4.5 4 5.500V19c2.5-1 5.5-1 8 .5 2.5-1.5 5.5-1.5 8-.500V5.500C17.5 4.5 14.5 4.5 12 6zM12 6v13.5",
  review: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.500L21 21M8 10.500l2 2 3.5-4",
  people: "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM3 20c0-4 2.5-6 6-6s6 2 6 6M16 5.500a3.5 3.5 0 0 1 0 6M18 14.500c2 .8 3 2.8 3 5.5",
  sound: "M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11",
  silent: "M4 10v4h4l5 4V6L8 10zM17 10l4 4M21 10l-4 4",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5",
} as const;
export type IconName = keyof typeof ICONS;
