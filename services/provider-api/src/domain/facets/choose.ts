/** Chooses, from what the products of a list have, the specs that help to narrow it. */
import type { SpecFacet } from 'shared-contracts/wire/facets';
import type { ValueCount } from './count-values';
import { readListed } from '../specs/value-of-goods';
import { saysGauge, wireInBoth } from '../specs/wires';

/** How many specs a list offers. */
const SPECS_MOST = 10;
/** The part of the products that must have a spec. */
const COVERED_LEAST = 0.12;
/** A text of more values is a description; a number of more values becomes a range. */
const TEXTS_MOST = 40;
const NUMBERS_MOST = 14;
/** How many values the range is offered instead of. */
const VALUES_SHOWN = 60;

/** What everything has and few choose by: after the others. */
const LATER = new Set(['weight', 'standard', 'current', 'pack', 'code']);

const collator = new Intl.Collator('en', { numeric: true });

/** As the trade stands them: by size, M3 before M10, #14 AWG before #12; texts after them. */
function inTradeOrder(values: readonly ValueCount[]): ValueCount[] {
  return values
    .map((value) => ({ value, order: readListed(value.value, value.shown).order ?? Infinity }))
    .toSorted((a, b) =>
      a.order === b.order ? collator.compare(a.value.shown, b.value.shown) : a.order - b.order,
    )
    .map(({ value }) => value);
}

/** The range of numbers in the unit that most of them are written in; null where units differ. */
function rangeOf(values: readonly ValueCount[]): SpecFacet['range'] {
  const read = values.map((value) => ({
    ...readListed(value.value, value.shown),
    count: value.count,
  }));
  const base = read[0]?.base ?? '';
  if (base === '' || read.some((each) => each.base !== base || each.number === null)) return null;
  const units = new Map<string, { count: number; factor: number }>();
  for (const { unit, factor, count } of read) {
    units.set(unit, { factor, count: count + (units.get(unit)?.count ?? 0) });
  }
  const [most] = [...units].toSorted((a, b) => b[1].count - a[1].count);
  if (!most) return null;
  const [unit, { factor }] = most;
  // Degrees of two scales have no factor.
  if (unit === '°F') return null;
  const numbers = read.map(
    (each) => (each.number ?? 0) / (each.unit === unit ? each.factor : factor),
  );
  const round = (number: number) => Number(number.toPrecision(6));
  return { unit, least: round(Math.min(...numbers)), most: round(Math.max(...numbers)) };
}

type Candidate = { key: string; values: ValueCount[]; covered: number };

/** One choice for one text: '#7' of a screw and of a drill are two sizes, and a filter by it finds both. */
function byText(choices: SpecFacet['values']): SpecFacet['values'] {
  const counts = new Map<string, number>();
  for (const { value, count } of choices) counts.set(value, (counts.get(value) ?? 0) + count);
  return [...counts].map(([value, count]) => ({ value, count }));
}

/** Where some are said in one measure and some in another, each says both. */
function inBoth(values: readonly ValueCount[]): readonly ValueCount[] {
  const isMixed =
    values.some(({ shown }) => saysGauge(shown)) && values.some(({ shown }) => /mm²/.test(shown));
  if (!isMixed) return values;
  return values.map((value) => ({ ...value, shown: wireInBoth(value.shown) ?? value.shown }));
}

function facetOf({ values }: Candidate, asked: ReadonlyMap<string, string>): SpecFacet {
  const label = values[0]?.label ?? '';
  const range = values.length > NUMBERS_MOST ? (rangeOf(values) ?? null) : null;
  // Where a shopper's own spelling is in the URL, the value has that one.
  const shown = inTradeOrder(inBoth(values))
    .slice(0, VALUES_SHOWN)
    .map(({ value, shown: text, count }) => ({ value: asked.get(value) ?? text, count }));
  return { label, values: range ? [] : byText(shown), range };
}

/** Whether a spec is one of many products and parts them. */
function splits({ values, covered }: Candidate, total: number): boolean {
  if (covered < Math.max(2, total * COVERED_LEAST) || values.length < 2) return false;
  if (values.every(({ count }) => count === total)) return false;
  const numbers = values.every(({ number }) => number !== null);
  if (numbers) return true;
  // Where nearly each product has a value of its own, choosing one is no help.
  return values.length <= TEXTS_MOST && values.length <= Math.max(4, covered * 0.8);
}

/**
 * @param asked the shopper's spelling of each chosen value, by label's key
 * @param total how many products the list has
 */
export function chooseSpecs(
  counts: { values: readonly ValueCount[]; covered: ReadonlyMap<string, number> },
  asked: ReadonlyMap<string, ReadonlyMap<string, string>>,
  total: number,
): SpecFacet[] {
  const byKey = new Map<string, ValueCount[]>();
  for (const value of counts.values) {
    const others = byKey.get(value.key);
    if (others) others.push(value);
    else byKey.set(value.key, [value]);
  }
  const worth = ({ key, covered }: Candidate) =>
    asked.has(key) ? Infinity : covered * (LATER.has(key) ? 0.4 : 1);
  return [...byKey]
    .map(([key, values]) => ({ key, values, covered: counts.covered.get(key) ?? 0 }))
    .filter((candidate) => asked.has(candidate.key) || splits(candidate, total))
    .toSorted((a, b) => worth(b) - worth(a) || (a.key < b.key ? -1 : 1))
    .slice(0, SPECS_MOST)
    .map((candidate) => facetOf(candidate, asked.get(candidate.key) ?? new Map()));
}
