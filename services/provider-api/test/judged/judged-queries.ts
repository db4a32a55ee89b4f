/** Reads judgements, and grades products by them. */
import { judgements } from './judgements';

/** What of a product a rule can ask for. */
export type Judgeable = {
  kind: string;
  category: string;
  brand: { key: string };
  name: string;
  variants: readonly {
    name: string;
    modelNumber: string;
    specs: readonly (readonly [label: string, value: string])[];
  }[];
};

type Rule = { grade: number; meets: (product: Judgeable) => boolean };
export type JudgedQuery = { sort: string; query: string; rules: Rule[] };

/** Finds a text that is not part of a longer word or number. */
const wordPattern = (text: string) =>
  new RegExp(`(?<![\\d.])${text.replaceAll(' ', '[ -]?')}(?![\\d.]|\\w)`, 'i');

const tests: Record<string, (values: string[]) => Rule['meets']> = {
  kind: (values) => (product) => values.includes(product.kind),
  category: (values) => (product) => values.includes(product.category),
  brand: (values) => (product) => values.includes(product.brand.key),
  model:
    ([value = '']) =>
    (product) =>
      product.variants.some(({ modelNumber }) => modelNumber.startsWith(value)),
  named: ([value = '']) => {
    const pattern = wordPattern(value);
    return ({ name }) => pattern.test(name);
  },
  says: ([value = '']) => {
    const pattern = wordPattern(value);
    return (product) =>
      [
        product.name,
        ...product.variants.flatMap(({ name, specs }) => [name, ...specs.map(([, text]) => text)]),
      ].some((text) => pattern.test(text));
  },
};

function readRule(text: string): Rule {
  const [grade = '', ...conditions] = text.trim().split(' ');
  const all = conditions.map((condition) => {
    const [, name = '', value = ''] = /^(\w+):(.*)$/.exec(condition) ?? [];
    const test = tests[name];
    if (!test) throw new Error(`no such condition: ${condition}`);
    const spaced = value.replaceAll('_', ' ');
    return test(['named', 'says'].includes(name) ? [spaced] : spaced.split(','));
  });
  return { grade: Number(grade), meets: (product) => all.every((meets) => meets(product)) };
}

/** The queries of a list, one a line (judgements.ts says how it is written). */
export function readJudgements(list: string): JudgedQuery[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [sort = '', query = '', rules = ''] = line.split('|').map((part) => part.trim());
      return { sort, query, rules: rules.split(';').map(readRule) };
    });
}

/** The judged queries over the shop's own catalogue. */
export const judgedQueries = (): JudgedQuery[] => readJudgements(judgements);

/** The grade of a product for a query, 0 to 3. */
export function gradeOf({ rules }: JudgedQuery, product: Judgeable): number {
  return rules.find(({ meets }) => meets(product))?.grade ?? 0;
}
