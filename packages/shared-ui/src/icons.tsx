/**
 * The icons, each exported by itself, so that a bundle contains only those that it shows. Drawn on
 * a 24 px grid with a 1.75 px pen and square ends, like a dimension drawing, in one path.
 */
declare const drawn: unique symbol;

/** An icon's path; only this file can make one. */
export type IconDrawing = string & { readonly [drawn]: true };

export const alert = 'M12 3.5 22 20.5H2ZM12 9.5v5M12 17v.75' as IconDrawing;
export const arrowRight = 'M4 12h15M13 6l6 6-6 6' as IconDrawing;
export const arrowUp = 'M12 20V5M6 11l6-6 6 6' as IconDrawing;
export const cart =
  'M2 4h3.2l2.3 11.5h11L21 7.5H6M8 19.25h1.5v1H8ZM16.5 19.25H18v1h-1.5Z' as IconDrawing;
export const check = 'M4 12.5 9.5 18 20 6.5' as IconDrawing;
export const chevronDown = 'm5 9 7 7 7-7' as IconDrawing;
export const chevronLeft = 'm15 5-7 7 7 7' as IconDrawing;
export const chevronRight = 'm9 5 7 7-7 7' as IconDrawing;
export const chevronUp = 'm5 15 7-7 7 7' as IconDrawing;
export const close = 'M5 5l14 14M19 5 5 19' as IconDrawing;
export const external = 'M10 5H4.5v14.5H19V14M13.5 4.5H20V11M20 4.5l-9 9' as IconDrawing;
export const eye =
  'M2 12c2.5-4.3 6-6.5 10-6.5S19.5 7.7 22 12c-2.5 4.3-6 6.5-10 6.5S4.5 16.3 2 12ZM9.25 12a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0-5.5 0Z' as IconDrawing;
export const eyeOff =
  'M9.5 5.8A10 10 0 0 1 12 5.5c4 0 7.5 2.2 10 6.5a16 16 0 0 1-3.2 3.9M6.3 7.4A15 15 0 0 0 2 12c2.5 4.3 6 6.5 10 6.5a9.6 9.6 0 0 0 4.6-1.2M10 10.2a2.75 2.75 0 0 0 3.8 3.9M3.5 3.5l17 17' as IconDrawing;
export const filter = 'M3 6h18M6.5 12h11M10 18h4' as IconDrawing;
export const grid =
  'M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z' as IconDrawing;
export const info = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM12 11.5v5M12 7.25V8' as IconDrawing;
export const list = 'M9 6h12M9 12h12M9 18h12M3.5 6H5M3.5 12H5M3.5 18H5' as IconDrawing;
export const mail = 'M3 5h18v14H3ZM3.5 6l8.5 7 8.5-7' as IconDrawing;
export const menu = 'M3 6h18M3 12h18M3 18h18' as IconDrawing;
export const minus = 'M5 12h14' as IconDrawing;
export const pause = 'M8.5 5v14M15.5 5v14' as IconDrawing;
export const phone =
  'M4 4h4.5l1.8 4.7-2.5 1.9a12 12 0 0 0 5.6 5.6l1.9-2.5 4.7 1.8V20h-1.5C10.5 20 4 13.5 4 5.5Z' as IconDrawing;
export const pin =
  'M12 21.5C7.5 16.5 5 13 5 9.8a7 7 0 0 1 14 0c0 3.2-2.5 6.7-7 11.7ZM9.5 9.8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z' as IconDrawing;
export const play = 'M7 4.5v15L19.5 12Z' as IconDrawing;
export const plus = 'M12 5v14M5 12h14' as IconDrawing;
export const receipt =
  'M5 2.5h14v19l-2.33-1.8-2.33 1.8L12 19.7l-2.34 1.8-2.33-1.8L5 21.5ZM8.5 8h7M8.5 12.5h7' as IconDrawing;
export const refresh = 'M20 12a8 8 0 1 1-2.6-5.9L20 8.5M20 3.5v5h-5' as IconDrawing;
export const search =
  'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0ZM15.3 15.3l5.2 5.2' as IconDrawing;
export const share = 'M12 15V3M7.5 7.5 12 3l4.5 4.5M8 11H4.5v10h15V11H16' as IconDrawing;
export const trash = 'M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6' as IconDrawing;
export const user =
  'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM4 20.5V19a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v1.5' as IconDrawing;
