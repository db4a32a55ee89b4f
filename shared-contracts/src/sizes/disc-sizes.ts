/** Discs for grinders and saws: the diameters in millimetres that are sold for one in inches (EN 12413, ISO 525). */

const MILLIMETRES: readonly (readonly [inches: string, mm: readonly number[]])[] = [
  ['4', [100, 105]],
  ['4-1/2', [115]],
  ['5', [125]],
  ['6', [150]],
  ['7', [180, 185]],
  ['8', [200]],
  ['9', [230, 235]],
  ['10', [250, 254]],
  ['12', [300, 305]],
  ['14', [350, 355]],
  ['16', [400, 405]],
];
/** The inches that discs are sold by. */
export const DISC_INCHES: readonly string[] = MILLIMETRES.map(([inches]) => inches);

const BY_INCHES = new Map(MILLIMETRES);
const BY_MM = new Map(MILLIMETRES.flatMap(([inches, all]) => all.map((mm) => [mm, inches])));

/** The diameters that are sold as one in inches; none where no disc has it. */
export const discMillimetres = (inches: string): readonly number[] => BY_INCHES.get(inches) ?? [];

/** The inches that a diameter is sold as; undefined where no disc has it. */
export const discInches = (mm: number): string | undefined => BY_MM.get(mm);
