import type { Clerk } from '../audit/record-staff';
import type { Transaction } from '../../database/open';
import { handOutLines, handOuts } from '../../database/tables/hand-outs';
import { type OrderRow } from '../payments/ledger';

type NewHandOut = {
  /** As it was before. */
  order: Pick<OrderRow, 'id' | 'status'>;
  /** By the order's lines; those of none are left out. */
  units: ReadonlyMap<number, number>;
  /** Whether what was still owed is noted as paid with it, at the same moment. */
  notedPayment: boolean;
  by: Clerk;
  at: Date;
};

/**
 * Writes down what a customer took. The caller has locked the order and checked the units.
 * @returns its id
 */
export async function storeHandOut(
  tx: Transaction,
  { order, units, notedPayment, by, at }: NewHandOut,
): Promise<number> {
  const [made] = await tx
    .insert(handOuts)
    .values({
      ...{ orderId: order.id, at, notedPayment, statusBefore: order.status },
      ...{ staffId: by.id, staffName: by.name },
    })
    .returning({ id: handOuts.id });
  if (!made) throw new Error('no hand-out was made');
  const lines = [...units].filter(([, some]) => some > 0);
  if (lines.length > 0) {
    await tx
      .insert(handOutLines)
      .values(
        lines.map(([orderLineId, some]) => ({ handOutId: made.id, orderLineId, units: some })),
      );
  }
  return made.id;
}
