/**
 * Takes goods back that a customer brings within the promised days. The amount of a return is what the
 * order costs less without them, so that the returns of all its units together are its total.
 */
import { inArray } from 'drizzle-orm';
import type { Centavos } from 'shared-contracts/money';
import type { Clerk, DoneBy } from '../audit/record-staff';
import { ChangedMeanwhile } from '../audit/version';
import type { Transaction } from '../../database/open';
import { variants } from '../../database/tables/catalogue';
import {
  orderReturnLines,
  orderReturns,
  type ReturnCondition,
} from '../../database/tables/hand-outs';
import { doneOnce, type Once } from '../done-once';
import { returnedLetter } from '../mail/order-letters';
import { dayOf } from '../manila-day';
import { settle } from '../payments/settle';
import { invalid, Refusal } from '../refusal';
import { lineName } from '../line-name';
import { isGoods } from './no-goods';
import { lockVariants, moveStock } from '../stock/stock';
import { amountsOf } from './amounts';
import type { Changing } from './change-status';
import { noteChange, tellCustomer, type Told } from './change-words';
import { returnableUntil } from './returnable';
import { lockOrder, type OrderRow } from '../payments/ledger';
import { linesOf, orderVersion, type StateLine } from './order-state';

type Brought = { units: number; condition: ReturnCondition };

export type Returning = {
  number: string;
  /** The version that the form showed. */
  shown: string;
  /** By the order's lines. */
  brought: ReadonlyMap<number, Brought>;
  reason: string;
  /** How many days after it was handed out something can come back (RETURN_DAYS). */
  days: number;
  /** Of the form: submitted twice it is taken back once. */
  once: Once | null;
};

/** What is credited where so many units of each line come back besides those before. */
function credited(
  order: OrderRow,
  lines: readonly StateLine[],
  brought: Returning['brought'],
): Centavos {
  const worth = (more: (id: number) => number) =>
    amountsOf(
      lines.map(({ id, quantity, back, price }) => ({
        price,
        quantity: quantity - back - more(id),
      })),
      order.discountRate,
    ).total;
  return worth(() => 0) - worth((id) => brought.get(id)?.units ?? 0);
}

/** @throws Refusal invalid that names the line */
function checkBrought(lines: readonly StateLine[], brought: Returning['brought']): void {
  let sum = 0;
  for (const { id, out, back } of lines) {
    const units = brought.get(id)?.units ?? 0;
    sum += units;
    if (units > out - back) {
      throw invalid({ [`units-${id}`]: `The customer has ${out - back} of it.` });
    }
  }
  if (sum === 0) throw invalid({ units: 'Please say how many units came back.' });
}

function inWords(line: StateLine, { units, condition }: Brought): string {
  const good = isGoods(line) ? 'good, back in the stock' : 'good';
  return `${units} x ${lineName(line)}, ${condition === 'good' ? good : 'damaged'}`;
}

async function store(
  deps: Changing,
  tx: Transaction,
  { order, lines, brought, reason }: { order: OrderRow; lines: StateLine[] } & Returning,
  clerk: DoneBy<Clerk>,
): Promise<{ amount: Centavos; told: Told }> {
  const came = lines.flatMap((line) => {
    const some = brought.get(line.id);
    return some && some.units > 0 ? [{ line, some }] : [];
  });
  const amount = credited(order, lines, brought);
  const [made] = await tx
    .insert(orderReturns)
    .values({ orderId: order.id, at: deps.now(), staffName: clerk.by.name, reason, amount })
    .returning({ id: orderReturns.id });
  if (!made) throw new Error('no return was made');
  await tx
    .insert(orderReturnLines)
    .values(came.map(({ line, some }) => ({ returnId: made.id, orderLineId: line.id, ...some })));
  await settle(tx, order, deps.now());
  const good = came.filter(({ some }) => some.condition === 'good');
  const ids = good.map(({ line }) => line.variantId);
  const units = new Map<number, number>();
  for (const { line, some } of good) {
    units.set(line.variantId, (units.get(line.variantId) ?? 0) + some.units);
  }
  await lockVariants(tx, inArray(variants.id, ids));
  await moveStock(tx, units);
  const words = [...came.map(({ line, some }) => inWords(line, some)), `Reason: ${reason}`];
  await noteChange(deps, tx, { order, what: 'Returned', words }, clerk);
  const name = `${order.firstName} ${order.lastName}`;
  const returned = came.map(({ line, some }) => `${some.units} x ${lineName(line)}`);
  const told = await tellCustomer(deps, tx, order, { kind: 'returned', waits: false }, (to, part) =>
    returnedLetter(to, part, { number: order.number, name, returned, amount }),
  );
  return { amount, told };
}

/**
 * @returns what is credited, and whether it was done just now, or before under its key
 * @throws ChangedMeanwhile where the order was since the form was shown; Refusal not-found, conflict
 *   where the days are over, invalid that names the line
 */
export async function takeReturn(
  deps: Changing,
  asked: Returning,
  clerk: DoneBy<Clerk>,
): Promise<{ amount: Centavos; told: Told; isNew: boolean }> {
  const { result, isNew } = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, asked.number);
    return doneOnce(tx, asked.once, deps.now(), async () => {
      const until = await returnableUntil(tx, order.id, asked.days);
      if (until === null) throw new Refusal('conflict', 'Nothing of this order was handed out.');
      if (dayOf(deps.now()) > until) {
        const words = `Goods of this order could come back until ${until}. Nothing was done.`;
        throw new Refusal('conflict', words);
      }
      const lines = await linesOf(tx, order.id);
      if (orderVersion(order, lines) !== asked.shown) throw new ChangedMeanwhile([]);
      checkBrought(lines, asked.brought);
      return store(deps, tx, { ...asked, order, lines }, clerk);
    });
  });
  void deps.mailer.deliver();
  return { ...result, isNew };
}
