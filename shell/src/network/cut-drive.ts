const ring = (at: string, outer: number) =>
  `radial-gradient(circle at ${at} 4rem,#0000 calc(${outer}rem - 2px),currentColor calc(${outer}rem - 1px) ${outer}rem,#0000 calc(${outer}rem + 1px))`;
const pulley = (at: string) => `${ring(at, 3.5)},${ring(at, 0.6)}`;
const cut = (place: string) =>
  `linear-gradient(90deg,currentColor 30%,#0000 0 70%,currentColor 0) 50% ${place}/calc(100% - 7rem) 1px no-repeat`;

/**
 * The drawing of a missing network: a belt drive whose belt is cut, over the dimension line between
 * its axes. It is the value of a `background`, 11rem high, because no file of a drawing can be fetched
 * then; forced colours would take it away.
 */
export const CUT_DRIVE = [
  pulley('3.5rem'),
  pulley('calc(100% - 3.5rem)'),
  cut('calc(0.5rem - 1px)'),
  cut('7.5rem'),
  'conic-gradient(from 75deg at 0 50%,currentColor 30deg,#0000 0) 3.5rem 9.625rem/10px 0.75rem no-repeat',
  'conic-gradient(from 255deg at 100% 50%,currentColor 30deg,#0000 0) calc(100% - 3.5rem) 9.625rem/10px 0.75rem no-repeat',
  cut('10rem'),
  'linear-gradient(currentColor,currentColor) 3.5rem 9rem/1px 1.5rem no-repeat',
  'linear-gradient(currentColor,currentColor) calc(100% - 3.5rem) 9rem/1px 1.5rem no-repeat',
].join();
