/** Reads the numbers of a name that are sizes of the goods, as their kind of goods means them. */
import { drillInches } from 'shared-contracts/sizes/drill-sizes';
import { inchesOfDn } from 'shared-contracts/sizes/pipe-sizes';
import type { FactKind } from './fact-kinds';
import { readWires } from './read-wires';
import { BEGIN, END, NUMBER, type Scan } from './scan';

const UNIT = '(?: (mm|cm|m|in|ft))?';
const PART = `(${NUMBER})${UNIT}`;
const ACROSS = new RegExp(String.raw`${BEGIN}(#?)${PART} x ${PART}(?: x ${PART})?${END}`, 'g');
const ONE = new RegExp(String.raw`${BEGIN}(${NUMBER}) (mm|cm|m|in|ft)${END}`, 'g');
const DN = new RegExp(String.raw`${BEGIN}dn ?(\d{1,3})${END}`, 'g');
/** Not '3/2-way'. */
const BARE = new RegExp(
  String.raw`${BEGIN}(\d{1,2}-\d{1,2}\/\d{1,2}|\d{1,2}\/\d{1,2})${END}(?!-)`,
  'g',
);
const DRIVE = new RegExp(
  String.raw`${BEGIN}(1\/4|3\/8|1\/2|3\/4|1)(?: in)? (?:dr|drive)\b\.?`,
  'g',
);
const NUMBERED = new RegExp(String.raw`${BEGIN}(?:#|ga(?:uge)? ?)(\d{1,4}(?:\.\d)?)${END}`, 'g');
/** A conversion behind a measure: '(100 mm)'. */
const CONVERTED = new RegExp(
  String.raw`(?<=(?:${NUMBER}) (?:in|ft|mm|gal|l|hp|kw)) ?\((?:${NUMBER}) \w+\)`,
  'g',
);

/** The gauges of wires and cords. */
const CORD_GAUGES = new Set('22 20 18 16 14 12 10 8 6 4 2 1'.split(' '));
/** The diameters that discs are sold in, which are written without a unit. */
const DISCS = new RegExp(
  String.raw`${BEGIN}(100|105|115|125|150|180|230|300|305|355|400)${END}`,
  'g',
);

type Part = { number: string; unit: string };

const LONG = new Set(['m', 'ft']);
const NARROW = new Set<string>(['diameter', 'size', 'drive', 'width']);

const HAND_TOOLS = new Set([
  'screwdriver',
  'pliers',
  'adjustable wrench',
  'pipe wrench',
  'trowel',
  'level',
  'hacksaw',
]);
const TOOL_LEAST_MM = 50;

/** The units of numbers that stand together: each its own, or that of the others. */
function unitsOf(parts: readonly Part[], bare: string | undefined): string[] | null {
  const given = [...new Set(parts.map(({ unit }) => unit).filter(Boolean))];
  const units = parts.map(({ number, unit }) => {
    if (unit !== '') return unit;
    if (number.includes('/')) return 'in';
    if (bare !== undefined) return bare;
    return given.length === 1 ? (given[0] ?? '') : '';
  });
  return units.includes('') ? null : units;
}

/** 'a x b' of one kind is one size: '6 × 8 ft'. */
const asSize = (parts: readonly Part[], units: readonly string[]): string | null =>
  new Set(units).size === 1 ? `${parts.map(({ number }) => number).join(' × ')} ${units[0]}` : null;

/** Bolts that have a diameter and a length in inches: of others a fraction may be a pipe, an eye or a hole. */
const BY_ROD = /\b(?:carriage|crg|shear)\b/;

/** '3/8 x 2' of a bolt: its diameter, whose threads per inch nobody says, and its length in inches. */
function takenAsRod(scan: Scan, [across, length]: readonly Part[], why: string): boolean {
  const isInches = across?.number.includes('/') === true && /^(?:in)?$/.test(across.unit);
  if (scan.goods.noun !== 'bolt' || !isInches || !length) return false;
  if (!/^(?:in)?$/.test(length.unit) || !BY_ROD.test(scan.name)) return false;
  scan.add('thread', `${across.number} in`, 0.93, why);
  scan.add('length', `${length.number} in`, length.unit === '' ? 0.92 : 0.95, why);
  return true;
}

function readAcross(scan: Scan): void {
  const { across = {}, bare, noun } = scan.goods;
  scan.take(ACROSS, ([sign = '', ...given], found) => {
    const parts: Part[] = [];
    for (let at = 0; at < given.length; at += 2) {
      const number = given[at] ?? '';
      if (number !== '') parts.push({ number, unit: given[at + 1] ?? '' });
    }
    const kinds = across[parts.length] ?? [];
    if (parts.length === 2 && takenAsRod(scan, parts, `'${found}' of a ${noun}`)) return true;
    const isGauge = kinds[0] === 'gauge';
    const sizes = isGauge ? parts.slice(1) : parts;
    const units = unitsOf(sizes, bare);
    if (kinds.length === 0 || !units) return true;
    const why = `'${found}' of a ${noun}`;
    // Nothing is metres wide: the head noun was misread.
    if (NARROW.has(kinds[0] ?? '') && noun !== 'plywood' && LONG.has(units[0] ?? '')) {
      if (kinds.length > 1) return true;
    }
    if (isGauge) {
      const [gauge] = parts;
      // A screw's gauge is a small whole number; '1/4 x 2' is a diameter.
      if (!gauge || gauge.unit !== '' || !/^(?:[2-9]|1[0-8])(?:\.5)?$/.test(gauge.number))
        return true;
      scan.add('gauge', `#${gauge.number}`, sign === '#' ? 0.98 : 0.93, why);
    }
    if (kinds.length === 1) {
      const size = asSize(parts, units);
      if (size !== null) scan.add(kinds[0] as FactKind, size, 0.93, why);
      return true;
    }
    const own = isGauge ? kinds.slice(1) : kinds;
    for (const [at, kind] of own.entries()) {
      const part = sizes[at];
      if (!part) continue;
      const isSure = part.unit !== '' || bare !== undefined || part.number.includes('/');
      const unit = units[at] ?? '';
      const isNominal = kind === 'size' && scan.goods.nominal !== undefined;
      const value = isNominal ? nominalSize(scan, part.number, unit) : `${part.number} ${unit}`;
      if (value !== null) scan.add(kind, value, isSure ? 0.95 : 0.91, why);
    }
    return true;
  });
}

/** A pipe's nominal size in inches; millimetres of plastic mean an outer diameter here and a DN there. */
function nominalSize(scan: Scan, number: string, unit: string): string | null {
  if (unit === 'in') return `${number} in`;
  if (unit !== 'mm') return null;
  if (scan.goods.nominal === 'plastic' && /\bppr\b/.test(scan.name)) return `${number} mm`;
  const inches = scan.goods.nominal === 'iron' ? inchesOfDn(Number(number)) : undefined;
  return inches === undefined || /\bpvc\b/.test(scan.name) ? null : `${inches} in`;
}

function readOne(scan: Scan): void {
  const { small, long, noun, nominal } = scan.goods;
  scan.take(ONE, ([number = '', unit = ''], found) => {
    const isLong = unit === 'm' || unit === 'ft';
    const kind = isLong ? long : small;
    if (kind === undefined) return false;
    // Of a screwdriver 3 mm are its tip.
    if (HAND_TOOLS.has(noun) && unit === 'mm' && Number(number) < TOOL_LEAST_MM) return false;
    const why = `'${found}' of a ${noun}`;
    const value = !isLong && nominal ? nominalSize(scan, number, unit) : `${number} ${unit}`;
    if (value === null) return false;
    scan.add(kind, value, 0.94, why);
    return true;
  });
  if (noun === 'disc') {
    scan.take(DISCS, ([number = ''], found) => {
      scan.add('diameter', `${number} mm`, 0.92, `'${found}' is a diameter of discs`);
    });
  }
  if (scan.goods.bare !== 'in' || small === undefined) return;
  scan.take(BARE, ([number = ''], found) => {
    scan.add(small, `${number} in`, 0.92, `'${found}' of a ${noun}, whose fractions are inches`);
  });
}

function readNumbered(scan: Scan): void {
  const { number: kind, noun } = scan.goods;
  scan.take(NUMBERED, ([number = ''], found) => {
    const why = `'${found}' of a ${noun}`;
    if (kind === 'grit' && Number(number) >= 16) {
      scan.add('grit', number, found.startsWith('#') ? 0.95 : 0.9, why);
    } else if (kind === 'gauge' && Number(number) <= 36) scan.add('gauge', `#${number}`, 0.95, why);
    else if (kind === 'area' && CORD_GAUGES.has(number)) {
      scan.add('area', `${number} AWG`, 0.95, why);
    } else if (kind === 'diameter' && drillInches(`#${number}`) !== undefined) {
      scan.add('diameter', `#${number}`, 0.95, why);
    } else return false;
    return true;
  });
}

/** Takes out what only says a measure again: '4 in (100 mm)'. */
export const leaveConversions = (scan: Scan): void => scan.take(CONVERTED, () => true);

/** Reads sizes: of wires, of pipes, 'a x b x c', and one by itself. */
export function readDimensions(scan: Scan): void {
  scan.take(DRIVE, ([number = ''], found) => {
    scan.add('drive', `${number} in`, 0.97, `'${found}'`);
  });
  readWires(scan);
  scan.take(DN, ([dn = ''], found) => {
    const inches = inchesOfDn(Number(dn));
    if (inches === undefined) return false;
    scan.add('size', `${inches} in`, 0.97, `'${found}' is a pipe of ${inches} in`);
    return true;
  });
  readAcross(scan);
  readNumbered(scan);
  readOne(scan);
}
