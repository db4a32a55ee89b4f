/** Pairs of goods, each judged by hand: whether one may stand in for the other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Goods as a supplier says them; `Brand` among the facts is no spec. */
export type JudgedGoods = { category: string; name: string; facts: ReadonlyMap<string, string> };

export type JudgedPair = {
  /** For a report. */
  text: string;
  wanted: JudgedGoods;
  offered: JudgedGoods;
  verdict: 'equal' | 'better' | 'no' | 'ask';
  decides: string;
  source: string;
};

/** @throws Error for goods without a category, or a fact without a label */
function goodsOf(kind: string, said: string): JudgedGoods {
  const [category, name] = kind.split(' / ');
  if (!category || !name) throw new Error(`no category and name: ${kind}`);
  const facts = said.split('; ').map((fact): [string, string] => {
    const at = fact.indexOf(': ');
    if (at < 1) throw new Error(`no label: ${fact}`);
    return [fact.slice(0, at), fact.slice(at + 2)];
  });
  return { category, name, facts: new Map(facts) };
}

const isVerdict = (text: string): text is JudgedPair['verdict'] =>
  ['equal', 'better', 'no', 'ask'].includes(text);

function pairsOf(file: string): JudgedPair[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [wanted = '', facts = '', offered = '', others = '', verdict = '', ...why] =
      line.split('\t');
    const [decides = '', source = ''] = why;
    if (!isVerdict(verdict)) throw new Error(`no verdict: ${line}`);
    return {
      text: `${wanted} (${facts}) <- ${offered} (${others})`,
      wanted: goodsOf(wanted, facts),
      offered: goodsOf(offered, others),
      verdict,
      decides,
      source,
    };
  });
}

/** Judged before there were rules, and what was met while they were made. */
export const judgedPairs: readonly JudgedPair[] = pairsOf('stand-ins.tsv');

/** Judged afterwards by somebody who hadn't made the rules; none was changed by them. */
export const secondPairs: readonly JudgedPair[] = pairsOf('stand-ins-second.tsv');
