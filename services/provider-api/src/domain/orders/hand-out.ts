/**
 * Hands out a part of an order: so many units of each line. The rest is kept for the customer, or goes
 * back to the stock and leaves the order. With the last unit the order is Completed.
 */
import { eq } from 'drizzle-orm';
import type { Clerk, DoneBy } from '../audit/record-staff';
import { ChangedMeanwhile } from '../audit/version';
import type { Transaction } from '../../database/open';
import { handOuts } from '../../database/tables/hand-outs';
import { orderEvents, orders } from '../../database/tables/orders';
import { handedOutLetter, orderChangedLetter } from '../mail/order-letters';
import type { ShopPart } from '../mail/shop-part';
import { doneOnce, type Once } from '../done-once';
import { balanceOf } from '../payments/balance';
import { lockOrder, type OrderRow, readMoney } from '../payments/ledger';
import { receiveRest } from '../payments/receive-payment';
import { settle } from '../payments/settle';
import { invalid, Refusal } from '../refusal';
import { changeLines, type WantedLine } from './change-lines';
import type { Changing } from './change-status';
import { noteChange, tellCustomer, type Told } from './change-words';
import { linesOf, orderVersion, type StateLine } from './order-state';
import { lineName } from '../line-name';
import { mayBeHandedOut } from './steps';
import { storeHandOut } from './store-hand-out';

export type HandingOut = {
  number: string;
  /** The version that the form showed. */
  shown: string;
  /** Units that the customer takes, by the order's lines. */
  units: ReadonlyMap<number, number>;
  /** Whether the rest is kept for the customer, or goes back to the stock. */
  rest: 'kept' | 'back';
  /** Of the form: submitted twice it hands out once. */
  once: Once | null;
};

/** With whether the order is over then. */
export type HandedOut = { completed: boolean; told: Told };

const named = (line: StateLine, units: number) => `${units} x ${lineName(line)}`;

/** @throws Refusal invalid that names the line */
function checkUnits(lines: readonly StateLine[], units: HandingOut['units']): void {
  let sum = 0;
  for (const { id, quantity, out } of lines) {
    const some = units.get(id) ?? 0;
    sum += some;
    if (some > quantity - out) {
      throw invalid({ [`units-${id}`]: `Only ${quantity - out} are left to hand out.` });
    }
  }
  if (sum === 0) throw invalid({ units: 'Please say how many units the customer takes.' });
}

/** A line as it is once what wasn't taken has gone back to the stock. */
const kept = (line: StateLine, quantity: number): WantedLine => ({
  ...{ orderLineId: line.id, field: `units-${line.id}`, variantId: line.variantId, quantity },
  price: line.price,
  texts: line,
});

/** Whoever has picked all of an order up has paid it. @returns whether something was still owed */
async function complete(
  deps: Changing,
  tx: Transaction,
  { id }: OrderRow,
  clerk: DoneBy<Clerk>,
): Promise<boolean> {
  const [order] = await tx
    .update(orders)
    .set({ status: 'Completed' })
    .where(eq(orders.id, id))
    .returning();
  if (!order) throw new Error(`order ${id} is locked and gone`);
  const notedPayment = await receiveRest(deps, tx, order, clerk);
  const event = { orderId: id, kind: 'status', status: 'Completed' } as const;
  await tx.insert(orderEvents).values({ ...event, at: deps.now(), staffName: clerk.by.name });
  await settle(tx, order, deps.now());
  return notedPayment;
}

type Taken = {
  taken: string[];
  rest: string[];
  isKept: boolean;
  total: number;
  refundDue: number;
};

/** One mail, of a part or of the end. */
const letterOf =
  (order: OrderRow, { taken, rest, isKept, total, refundDue }: Taken) =>
  (to: string, part: ShopPart) => {
    const { number, firstName, lastName, poNumber } = order;
    const name = `${firstName} ${lastName}`;
    if (rest.length > 0) {
      return handedOutLetter(to, part, { number, name, taken, rest, isKept, total, refundDue });
    }
    const facts = { number, name, poNumber, reason: '', words: '' };
    return orderChangedLetter(to, part, 'Completed', {
      ...facts,
      owed: 0,
      received: total,
      refundDue,
    });
  };

async function handOutParts(
  deps: Changing,
  tx: Transaction,
  { order, lines, units, rest }: { order: OrderRow; lines: StateLine[] } & HandingOut,
  clerk: DoneBy<Clerk>,
): Promise<HandedOut> {
  const out = lines.map((line) => ({ line, now: line.out + (units.get(line.id) ?? 0) }));
  const left = out.filter(({ line, now }) => now < line.quantity);
  const goesBack = rest === 'back' && left.length > 0;
  const completed = left.length === 0 || goesBack;
  const { by } = clerk;
  const id = await storeHandOut(tx, { order, units, notedPayment: false, by, at: deps.now() });
  let { total } = order;
  if (goesBack) {
    const wanted = out.filter(({ now }) => now > 0).map(({ line, now }) => kept(line, now));
    const discount = { rate: order.discountRate, reason: order.discountReason };
    ({ total } = await changeLines(
      tx,
      { id: order.id, lines: await linesOf(tx, order.id) },
      wanted,
      discount,
    ));
  }
  const taken = lines
    .filter(({ id }) => (units.get(id) ?? 0) > 0)
    .map((line) => named(line, units.get(line.id) ?? 0));
  const over = left.map(({ line, now }) => named(line, line.quantity - now));
  const words = [
    ...taken,
    ...(goesBack ? over.map((each) => `Back to the stock, and out of the order: ${each}`) : []),
  ];
  await noteChange(deps, tx, { order, what: 'Handed out', words, total }, clerk);
  if (completed && (await complete(deps, tx, order, clerk))) {
    await tx.update(handOuts).set({ notedPayment: true }).where(eq(handOuts.id, id));
  }
  const refundDue = completed ? balanceOf(await readMoney(tx, { ...order, total })).refundDue : 0;
  const told = await tellCustomer(
    deps,
    tx,
    { ...order, total },
    over.length === 0 ? { kind: 'collected', waits: false } : { kind: 'partly', waits: !goesBack },
    letterOf(order, { taken, rest: over, isKept: !goesBack, total, refundDue }),
  );
  return { completed, told };
}

/**
 * @returns with whether it was done just now, or before under its key
 * @throws ChangedMeanwhile where the order was since the form was shown; Refusal not-found, conflict
 *   where nothing of it can be handed out now, invalid that names the line
 */
export async function handOut(
  { now, ...others }: Changing,
  asked: HandingOut,
  clerk: DoneBy<Clerk>,
): Promise<HandedOut & { isNew: boolean }> {
  // One moment for all of it, by which the payment is found that was noted with it.
  const at = now();
  const deps = { ...others, now: () => at };
  const { result, isNew } = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, asked.number);
    return doneOnce(tx, asked.once, deps.now(), async () => {
      if (!mayBeHandedOut(order.status)) {
        const words = `This order is ${order.status}, so nothing of it was handed out.`;
        throw new Refusal('conflict', words);
      }
      const lines = await linesOf(tx, order.id);
      if (orderVersion(order, lines) !== asked.shown) throw new ChangedMeanwhile([]);
      checkUnits(lines, asked.units);
      return handOutParts(deps, tx, { ...asked, order, lines }, clerk);
    });
  });
  void deps.mailer.deliver();
  return { ...result, isNew };
}
