/**
 * Reads facts from the name of goods: 'BOLT HEX ZP 8.8 M 10 X 30 MM' has a thread, a length, a strength
 * class and a finish. What may mean two things is refused; each fact says by which rule it was read.
 */
import { type NameFact } from './fact-kinds';
import { goodsNamed } from './goods';
import type { Goods } from './goods/roles';
import { plainName } from './plain-name';
import { leaveConversions, readDimensions } from './read-dimensions';
import { readHeads } from './read-heads';
import { readQuantities } from './read-quantities';
import { readThreads } from './read-threads';
import { readWords } from './read-words';
import { Scan } from './scan';

export type NamedGoods = {
  name: string;
  brand: string;
  /** Model numbers, which are no sizes. */
  models: readonly string[];
};

/** How sure two facts of one kind are: one of them is about something else. */
const CONTRADICTED = 0.4;
/** Longer names are descriptions. */
const NAME_MOST = 300;

/** One fact of a kind; where a name says two, neither is sure. */
function withoutContradictions(facts: readonly NameFact[]): NameFact[] {
  const byKind = new Map<string, NameFact>();
  for (const fact of facts) {
    const other = byKind.get(fact.kind);
    if (!other) byKind.set(fact.kind, fact);
    else if (other.value !== fact.value) {
      const why = `${other.why}, but also ${fact.why}`;
      byKind.set(fact.kind, { ...other, certainty: CONTRADICTED, why });
    }
  }
  return [...byKind.values()];
}

const plainOf = ({ name, brand, models }: NamedGoods) =>
  plainName(name.slice(0, NAME_MOST), [brand, ...models]);

/** The goods that a name is about. */
export const goodsOf = (named: NamedGoods): Goods => goodsNamed(plainOf(named));

/**
 * The facts that a name says, at most one of a kind.
 * @param goods what it is about, where another name says that: that of a variant's product
 */
export function readName(named: NamedGoods, goods?: Goods): NameFact[] {
  const plain = plainOf(named);
  const scan = new Scan(plain, goods ?? goodsNamed(plain));
  const hasNumbers = /\d/.test(plain);
  if (hasNumbers) {
    leaveConversions(scan);
    readThreads(scan);
  }
  readHeads(scan);
  readWords(scan);
  readQuantities(scan);
  if (hasNumbers) readDimensions(scan);
  return withoutContradictions(scan.facts);
}
