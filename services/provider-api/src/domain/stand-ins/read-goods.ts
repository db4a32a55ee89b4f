/** What a comparison needs of goods, read once for many of them. */
import { keyOfLabel } from '../specs/label-key';
import { explainedBy, namedWords, tokensOf, type Goods } from './goods';
import { kindOf } from './kind-of';
import type { KindRule } from './rule';

/** Specs by the key of their label. */
export type Said = ReadonlyMap<string, { label: string; text: string }>;

export type ReadGoods = {
  goods: Goods;
  /** null where there are no rules for it. */
  kind: KindRule | null;
  said: Said;
  /** The words of name and variant that no fact explains: only a person knows what they mean. */
  unexplained: ReadonlySet<string>;
};

/** A label that is given twice has both texts, which no scale reads as one. */
function saidBy({ specs }: Goods): Said {
  const said = new Map<string, { label: string; text: string }>();
  for (const { label, specs: value } of specs) {
    const key = keyOfLabel(label);
    const [text, before] = [value.trim(), said.get(key)?.text];
    said.set(key, {
      label,
      text: before === undefined || before === text ? text : `${before}; ${text}`,
    });
  }
  return said;
}

export function readGoods(goods: Goods): ReadGoods {
  const explained = explainedBy(goods);
  const kind = kindOf(goods, explained);
  const named = new Set(namedWords(goods, kind?.facts ?? []));
  const words = tokensOf(`${goods.name} ${goods.variant}`);
  return {
    ...{ goods, kind, said: saidBy(goods) },
    unexplained: new Set(words.filter((word) => !explained.has(word) && !named.has(word))),
  };
}
