/**
 * What staff do with a stock by hand, each noted with who, when and why: units that came are added,
 * what was counted replaces what the shop thought, and a correction takes off or adds. Who counts sees
 * all that lies there, so what is held for open orders is taken off before it is left to sell.
 */
import { eq } from 'drizzle-orm';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import { asShown, ChangedMeanwhile } from '../audit/version';
import type { Transaction } from '../../database/open';
import { variants } from '../../database/tables/catalogue';
import { stockMoves, type STOCK_MOVES } from '../../database/tables/stock-moves';
import type { Deps } from '../deps';
import { doneOnce, formOnce } from '../done-once';
import { invalid, notFound } from '../refusal';
import { unitsHeld } from './held-units';
import { lockVariants } from './stock';

/** The most units of a stock, as of an import's. */
const UNITS_MOST = 10_000_000;

export type StockChange =
  | { kind: 'received'; units: number; reason: string }
  /** `shown`: how many lay there by the page that was counted for; null where they weren't counted. */
  | { kind: 'counted'; found: number; shown: number | null; reason: string }
  /** `by`: units more, or fewer where it is below 0. */
  | { kind: 'corrected'; by: number; reason: string }
  | { kind: 'no longer counted'; reason: string };

type Changing = Pick<Deps, 'db' | 'now'> & { settings: Pick<Deps['settings'], 'proxySecret'> };
type Change = { before: number | null; after: number | null };

const NOT_COUNTED = 'Its units are not counted: please count them first.';

/** @throws Refusal invalid */
function moved(field: string, before: number | null, by: number): number {
  if (before === null) throw invalid({ [field]: NOT_COUNTED });
  if (before + by < 0) throw invalid({ [field]: `Only ${before} are left to sell.` });
  if (before + by > UNITS_MOST) throw invalid({ [field]: 'These are too many units.' });
  return before + by;
}

async function counted(
  tx: Transaction,
  { id, before }: { id: number; before: number | null },
  { found, shown }: { found: number; shown: number | null },
): Promise<number> {
  const held = await unitsHeld(tx, id);
  const lies = before === null ? null : before + held;
  if (lies !== shown) {
    const words = (units: number | null) => (units === null ? 'not counted' : String(units));
    throw new ChangedMeanwhile([asShown('Lies there', words(shown), words(lies))]);
  }
  if (found < held) {
    const words = `Open orders wait for ${held}: please change or cancel one of them first.`;
    throw invalid({ found: words });
  }
  return found - held;
}

function stockAfter(
  tx: Transaction,
  { id, before }: { id: number; before: number | null },
  change: StockChange,
): number | null | Promise<number> {
  if (change.kind === 'counted') return counted(tx, { id, before }, change);
  if (change.kind === 'received') return moved('units', before, change.units);
  if (change.kind === 'corrected') return moved('by', before, change.by);
  return null;
}

const ACTIONS = {
  received: 'stock received',
  counted: 'stock counted',
  corrected: 'stock corrected',
  'no longer counted': 'stock no longer counted',
} as const satisfies Record<(typeof STOCK_MOVES)[number], string>;

/**
 * @param key of the form: submitted twice it is done once
 * @returns the stock before and after, and whether it was done just now, or before under its key
 * @throws ChangedMeanwhile where more or fewer units lie there than a count was made for; Refusal
 *   not-found, invalid
 */
export async function changeStock(
  deps: Changing,
  { id, key, change }: { id: number; key: string; change: StockChange },
  { by, network }: DoneBy<Clerk>,
): Promise<Change & { isNew: boolean }> {
  const { result, isNew } = await deps.db.transaction(async (tx) => {
    await lockVariants(tx, eq(variants.id, id));
    return doneOnce(tx, formOnce(key, { id, change }), deps.now(), async (): Promise<Change> => {
      const [row] = await tx
        .select({ before: variants.stock })
        .from(variants)
        .where(eq(variants.id, id));
      if (!row) throw notFound('There is no such variant.');
      const { before } = row;
      const after = await stockAfter(tx, { id, before }, change);
      const { kind, reason } = change;
      await tx.update(variants).set({ stock: after }).where(eq(variants.id, id));
      await tx.insert(stockMoves).values({
        ...{ variantId: id, at: deps.now(), staffName: by.name, kind, before, after, reason },
        found: kind === 'counted' ? change.found : null,
      });
      await recordStaffAudit(deps, tx, {
        ...{ action: ACTIONS[kind], by, network, object: `variant ${id}` },
        before: { stock: before },
        after: { stock: after, ...(reason === '' ? {} : { reason }) },
      });
      return { before, after };
    });
  });
  return { ...result, isNew };
}
