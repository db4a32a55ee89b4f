/** Compares the rules of stand-ins with the judged pairs. */
import { compareGoods } from '../../src/domain/stand-ins/compare-goods';
import type { Goods } from '../../src/domain/stand-ins/goods';
import { readGoods } from '../../src/domain/stand-ins/read-goods';
import { judgedPairs, type JudgedGoods, type JudgedPair } from './stand-ins';

/** A brand is no spec. */
export function goodsOf({ category, name, facts }: JudgedGoods): Goods {
  return {
    category,
    name,
    variant: '',
    brand: facts.get('Brand') ?? '',
    specs: [...facts].flatMap(([label, specs]) => (label === 'Brand' ? [] : [{ label, specs }])),
  };
}

export const isOffered = (verdict: string): boolean => verdict === 'equal' || verdict === 'better';

export function judgeStandIns(pairs: readonly JudgedPair[] = judgedPairs) {
  const told = pairs.map((pair) => ({
    ...pair,
    is: compareGoods(readGoods(goodsOf(pair.wanted)), readGoods(goodsOf(pair.offered))).verdict,
  }));
  const line = ({ text, verdict, is, decides }: (typeof told)[number]) =>
    `${is} and not ${verdict} (${decides}): ${text}`;
  const fitting = told.filter(({ verdict }) => isOffered(verdict));
  return {
    pairs: told.length,
    unsafe: told.filter(({ verdict, is }) => !isOffered(verdict) && isOffered(is)).map(line),
    missed: told.filter(({ verdict, is }) => isOffered(verdict) && verdict !== is).map(line),
    recall: fitting.filter(({ is }) => isOffered(is)).length / fitting.length,
    exact: told.filter(({ verdict, is }) => verdict === is).length / told.length,
  };
}
