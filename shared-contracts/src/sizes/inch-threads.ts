/** Unified inch threads: threads per inch by size (ASME B1.1); '#10' is a size by number. */

const COARSE: Readonly<Record<string, number>> = {
  '#1': 64,
  '#2': 56,
  '#3': 48,
  '#4': 40,
  '#5': 40,
  '#6': 32,
  '#8': 32,
  '#10': 24,
  '#12': 24,
  '1/4': 20,
  '5/16': 18,
  '3/8': 16,
  '7/16': 14,
  '1/2': 13,
  '9/16': 12,
  '5/8': 11,
  '3/4': 10,
  '7/8': 9,
  '1': 8,
  '1-1/8': 7,
  '1-1/4': 7,
  '1-3/8': 6,
  '1-1/2': 6,
  '1-3/4': 5,
  '2': 4.5,
};

const FINE: Readonly<Record<string, number>> = {
  '#0': 80,
  '#1': 72,
  '#2': 64,
  '#3': 56,
  '#4': 48,
  '#5': 44,
  '#6': 40,
  '#8': 36,
  '#10': 32,
  '#12': 28,
  '1/4': 28,
  '5/16': 24,
  '3/8': 24,
  '7/16': 20,
  '1/2': 20,
  '9/16': 18,
  '5/8': 18,
  '3/4': 16,
  '7/8': 14,
  '1': 12,
  '1-1/8': 12,
  '1-1/4': 12,
  '1-3/8': 12,
  '1-1/2': 12,
};

export type InchSeries = 'unc' | 'unf';

/** Threads per inch of a size in a series; undefined where the series has no such size. */
export const threadsPerInch = (size: string, series: InchSeries): number | undefined =>
  (series === 'unc' ? COARSE : FINE)[size];

/** The series of '1/4-20' or '#10-32'; undefined where there is no such thread. */
export function inchSeries(size: string, perInch: number): InchSeries | undefined {
  if (COARSE[size] === perInch) return 'unc';
  return FINE[size] === perInch ? 'unf' : undefined;
}

/** The diameter of a size in inches: 0.25 for '1/4'; 0.06 + 0.013 for each number of '#10' (ASME B1.1). */
export function inchDiameter(size: string): number {
  if (size.startsWith('#')) return 0.06 + 0.013 * Number(size.slice(1));
  const [, whole = '0', over = '', under = '1'] = /^(?:(\d+)-)?(\d+)(?:\/(\d+))?$/.exec(size) ?? [];
  return Number(whole) + Number(over) / Number(under);
}
