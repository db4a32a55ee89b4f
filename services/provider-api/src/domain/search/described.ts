/**
 * What a typed description says of the goods: '1/4-20 x 1 in hex bolt zinc' has a thread, a length and
 * a finish. It is read as the names of goods are, so that both mean the same.
 */
import { UNITS } from 'shared-contracts/search/units';
import { discInches, discMillimetres } from 'shared-contracts/sizes/disc-sizes';
import { gaugeOf, squareMmOf } from 'shared-contracts/sizes/wire-sizes';
import { SURE_ENOUGH, type FactKind, type NameFact } from '../name-facts/fact-kinds';
import { withCapScrews } from '../name-facts/plain-name';
import { goodsOf, readName } from '../name-facts/read-name';
import { HEAD_WORD } from '../specs/heads';

/** More words are a text that was pasted. */
const WORDS_MOST = 16;
/** Words that only say what the number beside them is. */
const BESIDE_NUMBERS = new Set(
  'x by size sz grade gr class no number dia diameter long'.split(' '),
);

/** The words of a query. What a word says besides its goods, the head of an SHCS, is a word of its own. */
const typedWords = (query: string) => withCapScrews(query).trim().split(/\s+/);
const named = (name: string) => ({ name, brand: '', models: [] });
const sureOf = (facts: readonly NameFact[]) =>
  facts.filter(({ certainty }) => certainty >= SURE_ENOUGH);
const textOf = (facts: readonly NameFact[]) =>
  facts.map(({ kind, value }) => `${kind}: ${value}`).join('; ');

/** A fact as it is looked up: its value, and what the trade sells as the same. */
export type AskedFact = { kind: FactKind; values: string[] };

/** Wires are sold by gauge or by section, and discs by inches or by millimetres. */
function samesOf({ kind, value }: NameFact, noun: string): string[] {
  const [number = '', unit] = value.split(' ');
  if (kind === 'area') {
    const same = unit === 'AWG' ? squareMmOf(number) : gaugeOf(Number(number));
    return same === undefined ? [] : [`${same} ${unit === 'AWG' ? 'mm²' : 'AWG'}`];
  }
  if (kind !== 'diameter' || noun !== 'disc') return [];
  const inches = unit === 'in' ? number : (discInches(Number(number)) ?? '');
  return [`${inches} in`, ...discMillimetres(inches).map((mm) => `${mm} mm`)];
}

/**
 * The facts that a query says, and whether the goods that it names are known.
 * @returns null where it says none
 */
export function describedBy(query: string): { facts: AskedFact[]; isKnown: boolean } | null {
  const words = typedWords(query);
  if (words.length < 2 || words.length > WORDS_MOST) return null;
  const goods = goodsOf(named(query));
  const facts = sureOf(readName(named(query), goods));
  if (facts.length === 0) return null;
  const asked = facts.map((fact) => ({
    kind: fact.kind,
    values: [fact.value, ...samesOf(fact, goods.noun)],
  }));
  return { facts: asked, isKnown: goods.noun !== '' };
}

/** What only names what was said before: the 'head' of 'hex head', the 'plated' of 'zinc plated'. */
const BEHIND = new RegExp(`^(?:${HEAD_WORD}|plated|pltd)$`);

/**
 * The words of a query that say none of its facts: 'bolt'.
 * @param kinds the facts that count; the words of others are left
 * @returns null where there are none, or where its words can't be told from its facts
 */
export function restOf(query: string, kinds?: readonly FactKind[]): string | null {
  const goods = goodsOf(named(query));
  const read = (words: readonly string[]) => {
    const facts = sureOf(readName(named(words.join(' ')), goods));
    return textOf(facts.filter(({ kind }) => kinds?.includes(kind) ?? true));
  };
  const words = typedWords(query);
  const all = read(words);
  const said = words.map((_, at) => read(words.toSpliced(at, 1)) !== all);
  const left = words.filter((each, at) => {
    const word = each.toLowerCase();
    // The inches of a bolt are meant without their unit too.
    const isOfThatBefore =
      said[at - 1] === true && (UNITS[word] !== undefined || BEHIND.test(word));
    return said[at] !== true && !isOfThatBefore && !BESIDE_NUMBERS.has(word);
  });
  return /\p{L}{2}/u.test(left.join(' ')) && read(left) === '' ? left.join(' ') : null;
}
