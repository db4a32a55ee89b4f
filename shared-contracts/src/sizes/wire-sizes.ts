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

/** Gauges of more than one nought count below 0: '2/0' is -1. */
const gaugeNumber = (gauge: string): number => {
  const [noughts = '', zero] = gauge.split('/');
  return zero === '0' ? 1 - Number(noughts) : Number(gauge);
};

/** The conductor's true section in mm², by which gauges stand in an order (ASTM B258). */
export function sectionOf(gauge: string): number {
  const diameter = 0.127 * 92 ** ((36 - gaugeNumber(gauge)) / 39);
  return (Math.PI / 4) * diameter ** 2;
}
