/** What may stand in for what a draft offers, or a customer has asked for, and the shop has none of. */
import type { Difference, StandIn } from 'shared-contracts/wire/stand-ins';
import { readGoods } from '../cart/find-goods';
import type { CartLine } from '../cart/lines';
import type { Deps } from '../deps';
import { lineName } from '../line-name';
import { isGoods } from '../orders/no-goods';
import { standInsOf } from '../stand-ins/stand-ins';
import { readGone, type WhyGone } from './gone-goods';
import { isUnanswered, type WholeQuotation } from './read-quotation';

/** For how many lines it is looked for; the page shows the next ones once these are done. */
const LINES_MOST = 4;

type Gone = {
  variantId: number;
  name: string;
  quantity: number;
  /** The draft's line that offers it; null where nobody has answered the asked one. */
  line: number | null;
  /** The line of the request. */
  asked: number | null;
};

/** A line whose goods are gone, with what is in stock and may stand in for them. */
export type InsteadOfLine = Gone & {
  why: WhyGone;
  found: { goods: CartLine; verdict: StandIn['verdict']; differences: readonly Difference[] }[];
  /** Whether there are goods of its kind that only a person can compare. */
  ask: boolean;
};

type Drafted = Pick<WholeQuotation, 'lines' | 'asked'>;

/** The lines of goods that a draft has, and those asked for that nobody has answered. */
function linesOf({ lines, asked }: Drafted): Gone[] {
  const offered = lines.flatMap((line) => {
    if (!isGoods(line)) return [];
    const { id, variantId, quantity, askedLineId } = line;
    return [{ variantId, name: lineName(line), quantity, line: id, asked: askedLineId }];
  });
  const open = asked
    .filter((line) => isUnanswered(line, lines))
    .flatMap(({ id, variantId, text, quantity }) =>
      variantId === null ? [] : [{ variantId, name: text, quantity, line: null, asked: id }],
    );
  return [...offered, ...open];
}

/** @returns nothing where the shop has all of it */
export async function insteadOfLines(
  deps: Pick<Deps, 'db' | 'now'>,
  draft: Drafted,
): Promise<InsteadOfLine[]> {
  const { db, now } = deps;
  const lines = linesOf(draft);
  if (lines.length === 0) return [];
  const ids = lines.map(({ variantId }) => variantId);
  const whyGone = await readGone(db, ids);
  const gone = lines.flatMap((line) => {
    const why = whyGone(line.variantId);
    return why === null ? [] : [{ ...line, why }];
  });
  const all: InsteadOfLine[] = [];
  for (const line of gone.slice(0, LINES_MOST)) {
    const shop = { reads: db, now };
    const { stand_ins: standIns, ask } = await standInsOf(shop, String(line.variantId), () =>
      Promise.resolve(),
    );
    const found = [];
    for (const { variant_id: id, in_stock: isThere, verdict, differences } of standIns) {
      const goods = isThere ? await readGoods(db, id, now(), line.quantity) : null;
      if (goods) found.push({ goods, verdict, differences });
    }
    all.push({ ...line, found, ask });
  }
  return all;
}
