/**
 * What typed descriptions say of the goods, as a person reads them, and whether the chips of a search
 * are that. A line of read-as.tsv is a catalogue, what is typed, and its facts, `label=value`, and the
 * category of the goods; `@` parts values that mean the same. Thirty say nothing: names, brands, model numbers, nonsense, one word, a hex key.
 */
import { readFileSync } from 'node:fs';

export type Chip = { label: string; value: string };
export type Description = {
  catalogue: string;
  typed: string;
  facts: readonly string[];
  category: string;
};

export const descriptions: Description[] = readFileSync(
  new URL('read-as.tsv', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [catalogue = '', typed = '', facts = '', category = ''] = line.split('\t');
    return { catalogue, typed, facts: facts === '' ? [] : facts.split(';'), category };
  });

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s"]|-inch/g, '')
    .replaceAll('×', 'x');

/** The fact of a description that a chip is. */
const factOf = ({ facts }: Description, { label, value }: Chip) =>
  facts.find((fact) => {
    const [of = '', values = ''] = fact.split('=');
    return (
      plain(of) === plain(label) && values.split('@').some((one) => plain(one) === plain(value))
    );
  });

/** The chips that are no fact of a description, and its facts that no chip is. */
export function judged(description: Description, chips: readonly Chip[]) {
  const right = new Set(chips.map((chip) => factOf(description, chip)));
  return {
    wrong: chips.filter((chip) => factOf(description, chip) === undefined),
    missed: description.facts.filter((fact) => !right.has(fact)),
  };
}
