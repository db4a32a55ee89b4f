/**
 * Wires: the trade's pairs of American gauges and square millimetres (Philippine Electrical Code; cords:
 * JIS C 3306).
 */

const SQUARE_MM: Readonly<Record<string, string>> = {
  '18': '0.75',
  '16': '1.25',
  '14': '2.0',
  '12': '3.5',
  '10': '5.5',
  '8': '8.0',
  '6': '14',
  '4': '22',
  '2': '30',
  '1': '38',
  '1/0': '50',
  '2/0': '60',
  '3/0': '80',
  '4/0': '100',
};
const GAUGES = new Map(Object.entries(SQUARE_MM).map(([gauge, area]) => [Number(area), gauge]));

/** The size in mm² that is sold as a gauge: '3.5' for '12'; undefined where there is none. */
export const squareMmOf = (gauge: string): string | undefined => SQUARE_MM[gauge];

/** The gauge that is sold as a size in mm²; undefined where there is none. */
export const gaugeOf = (squareMm: number): string | undefined => GAUGES.get(squareMm);
