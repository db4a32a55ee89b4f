/**
 * Units that convert into each other, each as so many of its base unit (SI Brochure; international
 * yard and pound, 1959; horsepower of 550 ft·lbf/s). Temperatures have another zero and stand apart.
 */

const UNITS: Readonly<Record<string, readonly [base: string, factor: number]>> = {
  mm: ['mm', 1],
  cm: ['mm', 10],
  m: ['mm', 1000],
  in: ['mm', 25.4],
  ft: ['mm', 304.8],
  mm2: ['mm²', 1],
  w: ['W', 1],
  kw: ['W', 1000],
  hp: ['W', 745.7],
  v: ['V', 1],
  mv: ['V', 0.001],
  kv: ['V', 1000],
  a: ['A', 1],
  ma: ['A', 0.001],
  ka: ['A', 1000],
  ah: ['Ah', 1],
  mah: ['Ah', 0.001],
  wh: ['Wh', 1],
  va: ['kVA', 0.001],
  kva: ['kVA', 1],
  g: ['g', 1],
  kg: ['g', 1000],
  t: ['g', 1_000_000],
  oz: ['g', 28.349_523_125],
  lb: ['g', 453.592_37],
  l: ['L', 1],
  ml: ['L', 0.001],
  bar: ['bar', 1],
  psi: ['bar', 0.068_947_57],
  kpa: ['bar', 0.01],
  mpa: ['bar', 10],
  nm: ['Nm', 1],
  n: ['N', 1],
  kn: ['N', 1000],
  j: ['J', 1],
  rpm: ['rpm', 1],
  'l/min': ['L/min', 1],
  'm³/min': ['L/min', 1000],
  'm³/h': ['L/min', 1000 / 60],
  hz: ['Hz', 1],
  khz: ['Hz', 1000],
  'db(a)': ['dB(A)', 1],
  cc: ['cc', 1],
  h: ['h', 1],
};

/** Further spellings of a unit. */
const SPELLINGS: Readonly<Record<string, string>> = {
  '"': 'in',
  inch: 'in',
  inches: 'in',
  kgs: 'kg',
  lbs: 'lb',
  'mm²': 'mm2',
  sqmm: 'mm2',
};

export type Unit = { base: string; factor: number };

const KNOWN: ReadonlyMap<string, Unit> = new Map([
  ...Object.entries(UNITS).map(([unit, [base, factor]]) => [unit, { base, factor }] as const),
  ...Object.entries(SPELLINGS).map(([spelling, unit]) => {
    const [base, factor] = UNITS[unit] ?? ['', 1];
    return [spelling, { base, factor }] as const;
  }),
]);

/** What a unit in lower case is; undefined where it converts into no other. */
export const unitNamed = (unit: string): Unit | undefined => KNOWN.get(unit);

/** Degrees Celsius for degrees Fahrenheit. */
export const celsiusOf = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9;

/** A pressure this near to a whole bar, as a share of it, is given as that: 145 psi is 10 bar, 150 isn't. */
const NEAR_BAR = 0.005;

/** The bar by which a pressure is sold: the whole ones of 145 psi or 1 MPa, and others as they are. */
export function toldBar(bar: number): number {
  const whole = Math.round(bar);
  return whole > 0 && Math.abs(whole - bar) <= NEAR_BAR * bar ? whole : bar;
}
