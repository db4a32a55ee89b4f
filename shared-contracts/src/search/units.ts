/** The units that sizes are written in, and which sizes of different units are the same. */
import { unitNamed } from '../sizes/unit-factors';

/** A table of words that are typed: 'constructor' is in none. */
function wordTable(rows: readonly (readonly [string, string])[]): Readonly<Record<string, string>> {
  return Object.assign(Object.create(null) as Record<string, string>, Object.fromEntries(rows));
}

/** The spelling in which a unit is looked up, by every spelling that it is written in. */
export const UNITS = wordTable(
  Object.entries({
    mm: 'mm millimeter millimeters millimetre millimetres',
    mm2: 'mm2 sqmm',
    cm: 'cm centimeter centimeters centimetre centimetres',
    m: 'm meter meters metre metres mtr mtrs',
    in: 'in inch inches " ”',
    ft: 'ft foot feet',
    kg: 'kg kgs kilo kilos kilogram kilograms',
    g: 'g gram grams',
    oz: 'oz ounce ounces',
    lb: 'lb lbs pound pounds',
    t: 't ton tons tonne tonnes',
    l: 'l liter liters litre litres',
    ml: 'ml millilitre millilitres milliliter milliliters',
    gal: 'gal gallon gallons',
    w: 'w watt watts',
    kw: 'kw kilowatt kilowatts',
    wh: 'wh',
    va: 'va',
    kva: 'kva',
    kn: 'kn',
    v: 'v volt volts',
    // Folding has written 'VAC/DC' and 'V AC/DC' so: either of the two.
    'v/': 'vac/dc vacdc',
    vac: 'vac',
    vdc: 'vdc',
    mv: 'mv millivolt millivolts',
    kv: 'kv kilovolt kilovolts',
    a: 'a amp amps ampere amperes',
    ma: 'ma milliamp milliamps',
    ah: 'ah',
    mah: 'mah',
    ka: 'ka',
    uf: 'uf μf mfd microfarad microfarads',
    hp: 'hp horsepower',
    nm: 'nm',
    bar: 'bar',
    psi: 'psi',
    kpa: 'kpa',
    mpa: 'mpa',
    lpm: 'lpm',
    cfm: 'cfm',
    gpm: 'gpm',
    pcs: 'pcs pc piece pieces',
    tpi: 'tpi',
    teeth: 'teeth tooth',
    hz: 'hz',
    khz: 'khz',
    mhz: 'mhz',
    rpm: 'rpm',
    lm: 'lm lumen lumens',
    awg: 'awg gauge',
    p: 'p pole poles',
    ph: 'ph phase phases',
    pin: 'pin pins',
    gang: 'gang gangs',
    way: 'way ways',
    no: 'no',
    nc: 'nc',
    co: 'co',
  }).flatMap(([unit, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, unit] as const),
  ),
);

/** Kinds of current, which may be written apart from their volts: '24 V DC'. */
export const CURRENTS = wordTable([
  ['ac', 'vac'],
  ['dc', 'vdc'],
  ['ac/dc', 'v/'],
]);

/**
 * Words that make a code with the number after them, together or apart, and how it is spelled:
 * 'IP 65', 'Cat 6', 'Grade 8' and 'GR8', 'Schedule 40' and 'SCH40'.
 */
export const CODES = wordTable([
  ...'ip pg cat ral din iso rj awg ph pz tx no size gr cl sch'
    .split(' ')
    .map((code) => [code, code] as const),
  ['grade', 'gr'],
  ['class', 'cl'],
  ['schedule', 'sch'],
  ['sz', 'size'],
]);

/** Units that one size is written in, here and there. */
const FAMILIES: readonly Readonly<Record<string, number>>[] = [
  'mm cm m in',
  'w kw',
  'ma a',
  'mah ah',
  'v kv',
  'g kg',
  'ml l',
  'kpa bar mpa psi',
].map((family) =>
  Object.fromEntries(family.split(' ').map((unit) => [unit, unitNamed(unit)?.factor ?? 1])),
);

const SIXTEENTHS = 16;
/** 6.4 mm is sold as 1/4 inch (6.35 mm). */
const NEAR_MM = 0.051;
/** Sizes outside of these, in the written unit, are sold in another one. */
const LEAST = 0.1;
const MOST = 10_000;

const numeral = (value: number) => String(Number(value.toPrecision(6)));

/** An inch size as it is written, where the length is one: '1/2', '7-1/4'. */
function inchesOf(mm: number): string | null {
  const sixteenths = Math.round((mm / 25.4) * SIXTEENTHS);
  // The larger a size, the coarser its fractions: nothing is sold by 3-15/16 inch.
  const step = sixteenths < SIXTEENTHS ? 1 : sixteenths < 2 * SIXTEENTHS ? 2 : 4;
  if (sixteenths < 1 || sixteenths > 64 * SIXTEENTHS || sixteenths % step > 0) return null;
  if (Math.abs((sixteenths / SIXTEENTHS) * 25.4 - mm) > NEAR_MM) return null;
  const whole = Math.floor(sixteenths / SIXTEENTHS);
  let over = sixteenths % SIXTEENTHS;
  if (over === 0) return String(whole);
  let under = SIXTEENTHS;
  while (over % 2 === 0) {
    over /= 2;
    under /= 2;
  }
  return whole === 0 ? `${over}/${under}` : `${whole}-${over}/${under}`;
}

/** The number of a text: '7.5', '1/2', '7-1/4'. */
export function valueOf(text: string): number {
  const [, whole = '0', over, under] = /^(?:(\d+)-)?(\d+)\/(\d+)$/.exec(text) ?? [];
  return over === undefined ? Number(text) : Number(whole) + Number(over) / Number(under);
}

/**
 * The same size as it may be written in other units: '1/2 in' for '12.7 mm'.
 * @param number as it was typed
 * @param unit a value of UNITS
 */
export function sameSizes(number: string, unit: string): string[] {
  const family = FAMILIES.find((one) => unit in one);
  const factor = family?.[unit];
  if (!family || factor === undefined) return [];
  const base = valueOf(number) * factor;
  return Object.entries(family).flatMap(([other, each]) => {
    if (other === unit) return [];
    if (other === 'in') {
      const inches = inchesOf(base);
      return inches === null ? [] : [`${inches} in`];
    }
    const value = base / each;
    if (value < LEAST || value > MOST) return [];
    // 1/4 inch is written as 6.35 and as 6.4 mm.
    const rounded = unit === 'in' && other === 'mm' ? [numeral(Math.round(value * 10) / 10)] : [];
    return [...new Set([numeral(value), ...rounded])].map((text) => `${text} ${other}`);
  });
}
