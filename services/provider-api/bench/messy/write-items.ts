/** Writes families down as a clerk would: names, codes, repeated rows and slips of the keyboard. */
import { fraction, pick } from 'demo-catalogue/seeded';
import { withTypo } from '../quick-order/misspell';
import type { Family } from './family';

export type Facts = Readonly<Record<string, readonly string[]>>;

export type Item = {
  /** What it truly is, as far as its row says so: one value each, several of variants. */
  facts: Facts;
  name: string;
  brand: string;
  category: string;
  description: string;
  model: string;
  specs: readonly (readonly [label: string, value: string])[];
  /** The names of its variants; one without a name where it has none. */
  variants: readonly string[];
};

/** A clerk's habits. */
export type Clerk = {
  name: string;
  families: readonly Family[];
  shouts: boolean;
  /** The share of names with a slip of the keyboard. */
  typos: number;
  /** The share of rows that are there twice, written differently. */
  twice: number;
  /** The share of names that end with the code. */
  codesAtEnd: number;
  /** The share of rows without a category of their own. */
  uncategorised: number;
};

/** The share of sizes and the like in which an item is sold. */
const SOLD_IN = 0.6;

/** How many items each catalogue has. */
export const ITEMS = 5000;

type Choice = Readonly<Record<string, string>>;

function combinations({ axes, variants }: Family): Choice[] {
  return Object.entries(axes)
    .filter(([fact]) => fact !== variants)
    .reduce<Choice[]>(
      (before, [fact, values]) =>
        before.flatMap((chosen) =>
          [...values.keys()].map((value) => ({ ...chosen, [fact]: value })),
        ),
      [{}],
    );
}

/** As many rows as a family gets: each combination once, then again under other brands. */
function rowsOf(family: Family, count: number): { chosen: Choice; pass: number }[] {
  const all = combinations(family).toSorted(
    (a, b) =>
      fraction(family.kind, ...Object.values(a)) - fraction(family.kind, ...Object.values(b)),
  );
  const passes = Array.from({ length: family.brands.length }, (_, pass) => pass);
  return passes.flatMap((pass) => all.map((chosen) => ({ chosen, pass }))).slice(0, count);
}

/** Shares out items by weight; what a family has no combinations for goes to the others. */
function shares(families: readonly Family[], count: number): number[] {
  const most = families.map((family) => combinations(family).length * family.brands.length);
  const given = families.map(() => 0);
  let left = count;
  while (left > 0) {
    const open = families.flatMap(({ weight = 1 }, at) =>
      (given[at] ?? 0) < (most[at] ?? 0) ? [{ at, weight }] : [],
    );
    if (open.length === 0) throw new Error(`families for ${count - left} items only`);
    const weights = open.reduce((sum, { weight }) => sum + weight, 0);
    const before = left;
    for (const { at, weight } of open) {
      const share = Math.max(1, Math.floor((before * weight) / weights));
      const more = Math.min(left, share, (most[at] ?? 0) - (given[at] ?? 0));
      given[at] = (given[at] ?? 0) + more;
      left -= more;
    }
  }
  return given;
}

const initials = (kind: string) =>
  kind
    .split('-')
    .map((word) => word.slice(0, 2))
    .join('')
    .toUpperCase();

/** What an item is sold in: most values of the fact that parts it, at least one. */
function variantsOf({ axes, variants }: Family, seed: string) {
  const all = [...(axes[variants ?? ''] ?? [])];
  const sold = all.filter(([value]) => fraction('sold', value, seed) < SOLD_IN);
  return sold.length > 0 ? sold : all.slice(0, 1);
}

function itemOf(clerk: Clerk, family: Family, chosen: Choice, pass: number, again: string): Item {
  const seed = [family.kind, ...Object.values(chosen), pass, again].join('/');
  const first = Math.floor(fraction('brand', family.kind, ...Object.values(chosen)) * 97);
  const brand = family.brands[(first + pass) % family.brands.length] ?? '';
  const said = new Set<string>();
  const text = (fact: string, at: number | string) => {
    if (fact === 'brand') return brand;
    const texts = family.axes[fact]?.get(chosen[fact] ?? '');
    if (!texts) throw new Error(`${family.kind} has no ${fact}`);
    said.add(fact);
    return at === 0 ? (texts[0] ?? '') : pick(texts, fact, seed);
  };
  let nth = 0;
  const plain = pick(family.names, 'name', seed)
    .replaceAll(/\[([^\]]*)\]/g, (_, ways: string) => pick(ways.split('|'), (nth += 1), seed))
    .replaceAll(/\{(\w+)\}/g, (_, fact: string) => text(fact, seed))
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = brand
    .replaceAll(/[^A-Z]/gi, '')
    .slice(0, 2)
    .toUpperCase();
  const model = family.model
    ? `${letters}-${family.model.replaceAll(/\{(\w+)\}/g, (_, fact: string) => (said.add(fact), chosen[fact] ?? ''))}`.toUpperCase()
    : `${initials(family.kind)}${String(Math.floor(fraction('code', seed) * 1e5)).padStart(5, '0')}`;
  const specs = Object.entries(family.specs ?? {}).map(
    ([fact, label]) => [label, text(fact, 0)] as const,
  );
  const typed = fraction('typo', seed) < clerk.typos ? (withTypo(plain, seed) ?? plain) : plain;
  const coded = fraction('end', seed) < clerk.codesAtEnd ? `${typed} ${model}` : typed;
  const variants = variantsOf(family, seed);
  return {
    facts: {
      kind: [family.kind],
      group: [family.group],
      model: [model],
      brand: [brand.toLowerCase()],
      ...Object.fromEntries(
        Object.entries(chosen).flatMap(([fact, value]) =>
          said.has(fact) ? [[fact, [value]]] : [],
        ),
      ),
      ...(family.variants ? { [family.variants]: variants.map(([value]) => value) } : {}),
    },
    name: clerk.shouts ? coded.toUpperCase() : coded,
    brand,
    category: fraction('category', seed) < clerk.uncategorised ? 'GENERAL' : family.category,
    description: family.about ?? '',
    model,
    specs,
    variants: family.variants ? variants.map(([, [first]]) => first ?? '') : ['Standard'],
  };
}

/** A clerk's list of 5,000 items, the same on every machine and every day. */
export function itemsOf(clerk: Clerk): Item[] {
  const twice = Math.round(ITEMS * clerk.twice);
  const given = shares(clerk.families, ITEMS - twice);
  const once = clerk.families.flatMap((family, at) =>
    rowsOf(family, given[at] ?? 0).map((row) => ({ family, ...row })),
  );
  const repeated = once
    .toSorted((a, b) => order(a) - order(b))
    .slice(0, twice)
    .map((row) => ({ ...row, again: 'again' }));
  return [...once.map((row) => ({ ...row, again: '' })), ...repeated].map(
    ({ family, chosen, pass, again }) => itemOf(clerk, family, chosen, pass, again),
  );
}

const order = ({ family, chosen, pass }: { family: Family; chosen: Choice; pass: number }) =>
  fraction('twice', family.kind, ...Object.values(chosen), pass);
