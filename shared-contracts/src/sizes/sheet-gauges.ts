/**
 * Sheets of metal by gauge. A gauge is another thickness in each material, so that none is a size
 * without it: steel by the Manufacturers' Standard Gauge, zinc-coated sheet with its coating (ASTM
 * A653), stainless steel by the United States Standard Gauge, aluminium by Brown & Sharpe (ASTM B258).
 */

export type SheetMetal = 'steel' | 'galvanized' | 'stainless' | 'aluminium';

/** Ten-thousandths of an inch from the first gauge on. */
type Table = { first: number; sizes: string };

const TABLES: Readonly<Record<Exclude<SheetMetal, 'aluminium'>, Table>> = {
  steel: {
    first: 7,
    sizes:
      '1793 1644 1495 1345 1196 1046 0897 0747 0673 0598 0538 0478 0418 0359 0329 0299 0269 0239 0209 0179 0164 0149 0135 0120',
  },
  galvanized: {
    first: 9,
    sizes:
      '1532 1382 1233 1084 0934 0785 0710 0635 0575 0516 0456 0396 0366 0336 0306 0276 0247 0217 0202 0187 0172 0157',
  },
  stainless: {
    first: 7,
    sizes:
      '1875 1719 1563 1406 1250 1094 0938 0781 0703 0625 0563 0500 0438 0375 0344 0313 0281 0250 0219 0188 0172 0156 0141 0125',
  },
};
const LEAST = 7;
const MOST = 30;
const MM = 25.4;

/** The first and the last gauge that sheets are sold by. */
export const SHEET_GAUGES: readonly [least: number, most: number] = [LEAST, MOST];

/** The millimetres of a sheet's gauge in a metal, to a hundredth; undefined where there is none. */
export function sheetMm(metal: SheetMetal, gauge: number): number | undefined {
  if (!Number.isInteger(gauge) || gauge < LEAST || gauge > MOST) return undefined;
  if (metal === 'aluminium') return rounded(0.127 * 92 ** ((36 - gauge) / 39));
  const { first, sizes } = TABLES[metal];
  const inches = sizes.split(' ')[gauge - first];
  return inches === undefined ? undefined : rounded((Number(inches) / 10_000) * MM);
}

const rounded = (mm: number) => Math.round(mm * 100) / 100;

/** The gauge of a sheet of so many millimetres, given to a hundredth; undefined where none has them. */
export function sheetGauge(metal: SheetMetal, mm: number): number | undefined {
  for (let gauge = LEAST; gauge <= MOST; gauge += 1) {
    if (sheetMm(metal, gauge) === mm) return gauge;
  }
  return undefined;
}
