/** Welding electrodes, rods and wires: diameters in inches and the millimetres that are sold as the same (ISO 544, AWS A5.01). */

const PAIRS: readonly (readonly [inches: string, mm: readonly string[]])[] = [
  ['1/16', ['1.6']],
  ['5/64', ['2.0']],
  ['3/32', ['2.4', '2.5', '2.6']],
  ['1/8', ['3.2']],
  ['5/32', ['4.0']],
  ['3/16', ['4.8', '5.0']],
  ['0.023', ['0.6']],
  ['0.030', ['0.8']],
  ['0.035', ['0.9']],
  ['0.040', ['1.0']],
  ['0.045', ['1.2']],
];
const plain = (number: string) => String(Number(number));
const BY_INCHES = new Map(
  PAIRS.map(([inches, all]) => [inches.includes('/') ? inches : plain(inches), all]),
);
const BY_MM = new Map(
  PAIRS.flatMap(([inches, all]) => all.map((mm) => [plain(mm), inches] as const)),
);

/** The millimetres that are sold as a diameter in inches ('3/32', '.035'); none where there are none. */
export const electrodeMillimetres = (inches: string): readonly string[] =>
  BY_INCHES.get(inches.includes('/') ? inches : plain(inches)) ?? [];

/** The inches that a diameter in millimetres is sold as; undefined where there are none. */
export const electrodeInches = (mm: string): string | undefined => BY_MM.get(plain(mm));
