/**
 * Twist drills by number, by letter and by 64ths of an inch: with inches and millimetres one scale
 * (ASME B94.11M). A number or a letter is a size only where the goods are drills.
 */
import { SIXTY_FOURTHS, writtenInches } from './sixty-fourths';

/** Ten-thousandths of an inch, from #1 to #80. */
const NUMBERS =
  '2280 2210 2130 2090 2055 2040 2010 1990 1960 1935 1910 1890 1850 1820 1800 1770 1730 1695 1660 1610 1590 1570 1540 1520 1495 1470 1440 1405 1360 1285 1200 1160 1130 1110 1100 1065 1040 1015 0995 0980 0960 0935 0890 0860 0820 0810 0785 0760 0730 0700 0670 0635 0595 0550 0520 0465 0430 0420 0410 0400 0390 0380 0370 0360 0350 0330 0320 0310 0292 0280 0260 0250 0240 0225 0210 0200 0180 0160 0145 0135';
/** Thousandths of an inch, from A to Z. */
const LETTERS =
  '234 238 242 246 250 257 261 266 272 277 281 290 295 302 316 323 332 339 348 358 368 377 386 397 404 413';
const MM = 25.4;
/** What was converted and rounded to a hundredth of a millimetre is the size that it was made from. */
const ROUNDED_MM = 0.005 + 1e-6;
const EXACT_MM = 0.0005 + 1e-6;
/** Drills are made for each twentieth of a millimetre, so that 4.5 mm is no #16 of 4.496 mm. */
const STEP_MM = 0.05;

/** '#7', 'f', '13/64', each with its inches. */
const INCHES: ReadonlyMap<string, number> = new Map([
  ...NUMBERS.split(' ').map((each, at) => [`#${at + 1}`, Number(each) / 10_000] as const),
  ...LETTERS.split(' ').map(
    (each, at) => [String.fromCodePoint(97 + at), Number(each) / 1000] as const,
  ),
  ...Array.from(
    { length: SIXTY_FOURTHS },
    (_, at) => [writtenInches(at + 1), (at + 1) / SIXTY_FOURTHS] as const,
  ),
]);
const ALL = [...INCHES].map(([name, inches]) => ({ name, inches, mm: inches * MM }));

/** All names of drills: numbers, letters, and fractions up to an inch. */
export const DRILL_NAMES: readonly string[] = ALL.map(({ name }) => name);

/** The inches of a drill named so: 0.201 for '#7'; undefined where none is. */
export const drillInches = (name: string): number | undefined => INCHES.get(name);

/** The names of the drill of so many millimetres; none where no drill, or one of two, may be meant. */
export function drillNames(mm: number): readonly string[] {
  const within = (most: number) => ALL.filter((one) => Math.abs(one.mm - mm) <= most);
  const exact = within(EXACT_MM);
  const steps = mm / STEP_MM;
  const isMetric = Math.abs(steps - Math.round(steps)) < 1e-6;
  const meant = exact.length > 0 || isMetric ? exact : within(ROUNDED_MM);
  const [first] = meant;
  return meant.every(({ inches }) => inches === first?.inches) ? meant.map(({ name }) => name) : [];
}

/** Up to so many millimetres a drill may be so much thinner than its size (ISO 286-2: h8). */
const TOLERANCES: readonly (readonly [upTo: number, mm: number])[] = [
  [3, 0.014],
  [6, 0.018],
  [10, 0.022],
  [18, 0.027],
  [30, 0.033],
];

/** Whether drills of two sizes may measure the same as they are made: #7 and 5.1 mm. */
export function areDrillsNear(mm: number, other: number): boolean {
  const most = TOLERANCES.find(([upTo]) => Math.max(mm, other) <= upTo)?.[1] ?? 0;
  return Math.abs(mm - other) <= most;
}
