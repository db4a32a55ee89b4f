/** The facts of a query, each with the terms that say it, and whether other goods differ in one of them alone. */
import { isAttribute } from 'shared-contracts/search/attributes';
import type { Term } from 'shared-contracts/search/query-terms';
import { valueOf } from 'shared-contracts/search/units';
import { SURE_ENOUGH, type FactKind } from '../name-facts/fact-kinds';
import { goodsOf, readName } from '../name-facts/read-name';
import { specValueOf, type SpecValue } from '../specs/spec-value';
import { isTakenInstead, ruleOf, type Rule } from './may-differ';

/** A measure so near to another, as a share of it, is the same in another unit. */
const NEAR = 0.06;
/** How many results tell which fact a bare number is. */
const EXAMPLES_MOST = 5;

export type AskedFact<T> = {
  kind: FactKind;
  value: string;
  terms: T[];
  /** How other goods may differ in it; undefined where they may not. */
  rule: Rule | undefined;
};
type Told = ReadonlyMap<FactKind, string>;

const named = (name: string) => ({ name, brand: '', models: [] });

function told(name: string): Told {
  const sure = readName(named(name)).filter(({ certainty }) => certainty >= SURE_ENOUGH);
  return new Map(sure.map(({ kind, value }) => [kind, value]));
}

/** The numbers of a text, of '2 1/2' the one that it is. */
const numbersOf = (text: string): number[] =>
  [...text.matchAll(/(?:(\d+)[ -])?(\d+\/\d+)|\d*\.?\d+/g)].map(([all, whole, part]) =>
    part === undefined ? Number(all) : Number(whole ?? 0) + valueOf(part),
  );

const hasNumber = ({ asked }: Term) => /\d/.test(asked);

const baseOf = (unit: string) => specValueOf(`1 ${unit}`).base;

/** Whether a term says the value of a fact: by its number, or by one of its words. */
function says(term: Term, kind: FactKind, value: string): boolean {
  if (hasNumber(term)) {
    const [own, told] = [numbersOf(term.shown), numbersOf(value)];
    const isBare = /^[\d ./-]+$/.test(term.shown);
    const base = baseOf(/\p{L}+$/u.exec(term.asked)?.[0] ?? '');
    const isOfUnit = isBare || (base !== '' && base === specValueOf(value).base);
    return isOfUnit && own.length === 1 && told.length === 1 && own[0] === told[0];
  }
  const words = value.toLowerCase().split(' ');
  const isWord = kind === 'material' || kind === 'colour' || kind === 'finish';
  return (
    isWord &&
    term.ways.some(({ words: [only = '', ...more] }) => more.length === 0 && words.includes(only))
  );
}

/** What terms say of goods of the same kind, though the query itself doesn't tell it. */
function byExample<T extends Term>(terms: readonly T[], names: readonly string[], known: Told) {
  const found: { kind: FactKind; value: string; terms: T[] }[] = [];
  for (const [kind, value] of names.slice(0, EXAMPLES_MOST).flatMap((name) => [...told(name)])) {
    if (known.has(kind) || found.some((fact) => fact.kind === kind)) continue;
    const saying = terms.filter((term) => says(term, kind, value));
    if (saying.length === 1) found.push({ kind, value, terms: saying });
  }
  return found;
}

/**
 * @param names those of results, which tell what a bare number is: that of a nail is a length
 * @returns the facts that are asked for
 */
export function askedFacts<T extends Term>(
  terms: readonly T[],
  names: readonly string[],
): AskedFact<T>[] {
  const read = (some: readonly T[]) => told(some.map(({ shown }) => shown).join(' '));
  const all = read(terms);
  const without = terms.map((term) => read(terms.filter((other) => other !== term)));
  const said = [...all].map(([kind, value]) => ({
    ...{ kind, value },
    // Without the word for the goods themselves much is read otherwise.
    terms: terms.filter(
      (term, at) => without[at]?.get(kind) !== value && (hasNumber(term) || isAttribute(term)),
    ),
  }));
  const spoken = new Set(said.flatMap((fact) => fact.terms));
  const open = terms.filter((term) => !spoken.has(term));
  const { noun } = goodsOf(named(names[0] ?? terms.map(({ shown }) => shown).join(' ')));
  return [...said, ...byExample(open, names, all)].map((fact) => ({
    ...fact,
    rule: ruleOf(fact.kind, noun),
  }));
}

const tight = (text: string) => text.toLowerCase().replaceAll(' ', '');

function isSame(kind: FactKind, asked: SpecValue, [wanted, offered]: [string, string]): boolean {
  const other = specValueOf(offered);
  if (asked.value === other.value) return true;
  if (asked.number !== null && asked.base !== '') {
    const isNear = Math.abs((other.number ?? Infinity) - asked.number) <= NEAR * asked.number;
    const isBetween =
      other.range !== null && other.range.from <= asked.number && asked.number <= other.range.to;
    const saysMore = kind === 'voltage' && tight(offered).includes(tight(wanted));
    return other.base === asked.base ? isNear || isBetween : saysMore;
  }
  // 'Stainless steel 304' says more than 'stainless steel'; of threads, M10 × 1.25 is no M10.
  return asked.number === null && kind !== 'thread' && tight(offered).includes(tight(wanted));
}

/** The fact in which goods differ from what was asked, and how far they are from it; null for none. */
export type Differing = { kind: FactKind; rule: Rule; from: number } | null;

/**
 * In what goods differ, by their name.
 * @returns undefined where they differ in what they may not, or in more than one fact
 */
export function differing<T>(facts: readonly AskedFact<T>[], name: string): Differing | undefined {
  const own = told(name);
  let found: Differing = null;
  for (const { kind, value, rule } of facts) {
    const asked = specValueOf(value);
    const offered = own.get(kind);
    if (offered !== undefined && isSame(kind, asked, [value, offered])) continue;
    // Then its terms were found elsewhere.
    if (offered === undefined && rule === undefined) continue;
    if (offered === undefined || rule === undefined || found) return undefined;
    const from = (specValueOf(offered).number ?? NaN) - (asked.number ?? NaN);
    if (rule === 'instead' && !isTakenInstead(value, offered)) return undefined;
    if (rule === 'up' && !(from > 0)) return undefined;
    if (rule === 'next' && Number.isNaN(from)) return undefined;
    found = { kind, rule, from };
  }
  return found;
}
