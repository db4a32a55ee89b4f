/** Judges the answers of quick orders: is the first choice right, and was nothing wrong unasked? */
import { readFileSync } from 'node:fs';
import type { TestShop } from '../../test/shop';

const LINES_AT_ONCE = 200;

type Choice = { model: string };
type Answered = { outcome: 'exact' | 'likely' | 'none'; choices: Choice[] };
export type Verdict = {
  text: string;
  right: readonly string[];
  answered: Answered;
  /** The first choice is right, or nothing was found where nothing is right. */
  isRight: boolean;
  /** It was taken as exact, and another one or a question would have been right. */
  isWrongUnasked: boolean;
};

/** @param list of `test/judged`: 'first' or 'second' */
export function judgedLinesOf(list: string): { text: string; right: string[] }[] {
  const file = new URL(`../../test/judged/quick-order-${list}.tsv`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [text = '', right = ''] = line.split('\t');
      return { text, right: right.split('|').filter(Boolean) };
    });
}

/** Asks the shop for every line of a list. */
export async function judge(shop: TestShop, list: string): Promise<Verdict[]> {
  const lines = judgedLinesOf(list);
  const verdicts: Verdict[] = [];
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
    const some = lines.slice(from, from + LINES_AT_ONCE);
    const body = { lines: some.map(({ text }) => ({ text })) };
    const answer = await shop.post('/api/store/quick-order/match', body);
    if (answer.status !== 200) throw new Error(`the call answered ${answer.status}`);
    for (const [at, answered] of (answer.json as { lines: Answered[] }).lines.entries()) {
      const { text = '', right = [] } = some[at] ?? {};
      const first = answered.choices[0]?.model;
      const isRight = first === undefined ? right.length === 0 : right.includes(first);
      const isWrongUnasked = answered.outcome === 'exact' && !isRight;
      verdicts.push({ text, right, answered, isRight, isWrongUnasked });
    }
  }
  return verdicts;
}
