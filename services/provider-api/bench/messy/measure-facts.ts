/** Compares the facts that are read from clerks' names with what is true of their families. */
import type { NameFact } from '../../src/domain/name-facts/fact-kinds';
import { readName } from '../../src/domain/name-facts/read-name';
import { isAskedFor, isTrue, trueFacts } from '../../test/judged/name-facts';
import { CLERKS, type ClerkName } from './clerks';
import { itemsOf, type Item } from './write-items';

export type Tally = { right: number; wrong: number; missed: number };
export type Miss = { kind: string; name: string; read: string };

/** What a name says of the item, and what the names of its variants say. */
function readItem({ name, brand, model, variants }: Item): NameFact[] {
  const own = readName({ name, brand, models: [model] });
  const more = variants.flatMap((variant) =>
    readName({ name: `${name} ${variant}`, brand, models: [model] }).filter(
      (fact) => !own.some(({ kind }) => kind === fact.kind),
    ),
  );
  const all = [...own, ...more];
  return all.filter(
    ({ kind, value }, at) =>
      all.findIndex((other) => other.kind === kind && other.value === value) === at,
  );
}

/**
 * @param least the certainty from which a fact counts
 * @returns by kind of fact how many were right, wrong and missed, with the first wrong and missed of each family
 */
export function measureFacts(catalogue: ClerkName, least: number) {
  const tallies = new Map<string, Tally>();
  const wrong: Miss[] = [];
  const missed: Miss[] = [];
  const of = (kind: string) => {
    const known = tallies.get(kind) ?? { right: 0, wrong: 0, missed: 0 };
    tallies.set(kind, known);
    return known;
  };
  for (const item of itemsOf(CLERKS[catalogue])) {
    const truths = trueFacts(catalogue, item);
    const read = readItem(item).filter(({ certainty }) => certainty >= least);
    const name = `${item.facts.kind?.[0]}: ${item.name}`;
    for (const fact of read) {
      const isRight = truths.some((truth) => isTrue(truth, fact));
      of(fact.kind)[isRight ? 'right' : 'wrong'] += 1;
      if (!isRight) wrong.push({ kind: fact.kind, name, read: `${fact.value} (${fact.why})` });
    }
    for (const truth of truths.filter(isAskedFor)) {
      if (read.some((fact) => isTrue(truth, fact))) continue;
      const kind = truth.kinds.join('|');
      of(truth.kinds[0] ?? '').missed += 1;
      missed.push({ kind, name, read: truth.values.join(' or ') });
    }
  }
  return { tallies, wrong, missed };
}

export const precisionOf = ({ right, wrong }: Tally) =>
  right + wrong === 0 ? 1 : right / (right + wrong);
export const recallOf = ({ right, missed }: Tally) =>
  right + missed === 0 ? 1 : right / (right + missed);

export function sumOf(tallies: Iterable<Tally>): Tally {
  const sum = { right: 0, wrong: 0, missed: 0 };
  for (const { right, wrong, missed } of tallies) {
    sum.right += right;
    sum.wrong += wrong;
    sum.missed += missed;
  }
  return sum;
}
