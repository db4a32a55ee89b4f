/** What clerks do with the money of one sale, at random, and what a plain reckoning says of it. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { totalsOf } from 'shared-contracts/money';
import { orders, type OrderStatus } from '../../src/database/tables/orders';
import type { Deps } from '../../src/domain/deps';
import { dayOf } from '../../src/domain/manila-day';
import { changeStatus, type Changing } from '../../src/domain/orders/change-status';
import { nextStatuses } from '../../src/domain/orders/steps';
import { insertOrder } from '../../src/domain/orders/store-order';
import { versionOf } from '../../src/domain/audit/version';
import { closeDay, expectedOf, lineKey } from '../../src/domain/payments/cash-count';
import { receiveCertificate } from '../../src/domain/payments/certificates';
import { entriesOf } from '../../src/domain/payments/ledger';
import { WITHHELD } from '../../src/domain/settings/payment-methods';
import { payOut, receivePayment } from '../../src/domain/payments/receive-payment';
import { takeBack } from '../../src/domain/payments/take-back';
import { Refusal } from '../../src/domain/refusal';

export type Till = Changing & Pick<Deps, 'db'>;

const METHODS = ['Cash', 'GCash', 'Cheque'] as const;
const CLERKS = ['ana', 'maria'] as const;

/** A part of what is owed or due, in hundredths. */
type Amount = {
  part: number;
  how: (typeof METHODS)[number];
  twice: 'no' | 'same form' | 'two forms';
};
export type Act = { who: (typeof CLERKS)[number] } & (
  | ({ do: 'pay' | 'refund' } & Amount)
  | { do: 'pay too much' | 'refund too much'; over: number }
  | { do: 'withhold'; part: number }
  | { do: 'take back' | 'bring the certificate'; of: number }
  | { do: 'next step' | 'cancel' | 'close the day' }
);

const who = fc.constantFrom(...CLERKS);
const part = fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 100 }));
const over = fc.integer({ min: 1, max: 1_000_000 });
const of = fc.nat(9);
const amount = {
  part,
  how: fc.constantFrom(...METHODS),
  twice: fc.constantFrom('no', 'same form', 'two forms'),
} as const;

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ who, do: fc.constant('pay'), ...amount }) },
  { weight: 3, arbitrary: fc.record({ who, do: fc.constant('refund'), ...amount }) },
  {
    weight: 2,
    arbitrary: fc.record({ who, do: fc.constantFrom('pay too much', 'refund too much'), over }),
  },
  { weight: 1, arbitrary: fc.record({ who, do: fc.constant('withhold'), part }) },
  {
    weight: 4,
    arbitrary: fc.record({ who, do: fc.constantFrom('take back', 'bring the certificate'), of }),
  },
  { weight: 3, arbitrary: fc.record({ who, do: fc.constantFrom('next step', 'cancel') }) },
  { weight: 1, arbitrary: fc.record({ who, do: fc.constant('close the day') }) },
);

export type Sale = { subtotal: number; acts: Act[] };

export const sale: fc.Arbitrary<Sale> = fc.record({
  subtotal: fc.integer({ min: 1, max: 100_000_000 }),
  acts: fc.array(act, { minLength: 1, maxLength: 8 }),
});

/** What was acknowledged of a sale, reckoned by hand. */
export type Reckoned = {
  number: string;
  total: number;
  status: OrderStatus;
  received: number;
  withheld: number;
  refunded: number;
};

const owedOf = ({ status, total, received, withheld, refunded }: Reckoned) =>
  status === 'Cancelled' ? 0 : Math.max(0, total - withheld - received + refunded);
export const dueOf = ({ status, total, received, withheld, refunded }: Reckoned) => {
  const costs = status === 'Cancelled' ? 0 : total;
  return Math.max(0, Math.min(received + withheld - refunded - costs, received - refunded));
};

/** Who places it, what for, doesn't matter to its money. */
export async function placeSale(till: Till, subtotal: number): Promise<Reckoned> {
  const totals = totalsOf(subtotal);
  const nobody = { email: '', firstName: '', lastName: '', address1: '', city: '', country: '' };
  const nowhere = { state: '', postalCode: '', phone: '', shippingAddress: '', billingAddress: '' };
  const { number } = await till.db.transaction((tx) =>
    insertOrder(tx, { ...totals, ...nobody, ...nowhere, placedAt: till.now() }),
  );
  const { total } = totals;
  return { number, total, status: 'Pending', received: 0, withheld: 0, refunded: 0 };
}

export const clerk = (name: string) => ({ by: { id: 1, name }, network: null });

/** @returns null where it was refused */
async function unlessRefused<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Closes today with what is expected; where money comes meanwhile it stays open. */
async function closeToday(till: Till, name: string): Promise<void> {
  const day = dayOf(till.now());
  const expected = await expectedOf(till.db, day);
  const lines = new Map(
    expected.map((line) => [lineKey(line), { counted: line.expected, note: '' }]),
  );
  await closeDay(till, { day, shown: versionOf(expected), lines }, clerk(name));
}

type Moving = Extract<Act, { do: 'pay' | 'refund' }>;

/** One form once, one form twice at the same moment, or two clerks who note the same at the same moment. */
async function move(till: Till, of: Reckoned, { do: what, part: hundredths, ...one }: Moving) {
  const open = what === 'pay' ? owedOf(of) : dueOf(of);
  const sum = Math.max(1, Math.floor((open * hundredths) / 100));
  const send = (key: string) => {
    const reference = one.how === 'Cash' ? '' : key;
    const paid = { number: of.number, amount: sum, method: one.how, reference, key };
    return unlessRefused((what === 'pay' ? receivePayment : payOut)(till, paid, clerk(one.who)));
  };
  const [key, other] = [randomUUID(), randomUUID()];
  const keys = { no: [key], 'same form': [key, key], 'two forms': [key, other] }[one.twice];
  const done = await Promise.all(keys.map(send));
  const times = done.filter((isNew) => isNew === true).length;
  // Two forms count twice only where so much is open.
  const most = one.twice === 'two forms' ? 2 : 1;
  const expected = Math.min(most, Math.floor(open / sum));
  if (times !== expected) throw new Error(`${what} was done ${times} times, not ${expected}`);
  if (what === 'pay') of.received += times * sum;
  else of.refunded += times * sum;
}

async function tooMuch(till: Till, of: Reckoned, one: Extract<Act, { over: number }>) {
  const isPayment = one.do === 'pay too much';
  const sum = (isPayment ? owedOf(of) : dueOf(of)) + one.over;
  const paid = { number: of.number, amount: sum, method: 'Cash', reference: '', key: '' };
  const done = await unlessRefused(
    (isPayment ? receivePayment : payOut)(till, paid, clerk(one.who)),
  );
  if (done !== null) throw new Error(`${one.do} was taken: ${sum}`);
}

async function change(till: Till, of: Reckoned, one: Act, to: OrderStatus | undefined) {
  if (to === undefined) return;
  const { number, status: from } = of;
  const why = to === 'Cancelled' ? ({ reason: 'asked' } as const) : {};
  const { outcome } = await changeStatus(till, { number, from, to, ...why }, clerk(one.who));
  if (outcome !== 'done') throw new Error(`${from} to ${to}: ${outcome}`);
  // Whoever picks it up pays the rest.
  if (to === 'Completed') of.received += owedOf(of);
  of.status = to;
}

async function withhold(till: Till, of: Reckoned, one: Extract<Act, { do: 'withhold' }>) {
  const owed = owedOf(of);
  const sum = Math.max(1, Math.floor((owed * one.part) / 100));
  const paid = { number: of.number, amount: sum, method: WITHHELD, reference: '', key: '' };
  const done = await unlessRefused(receivePayment(till, paid, clerk(one.who)));
  if ((done !== null) !== owed > 0) throw new Error(`tax was withheld of ${owed} owed`);
  if (done !== null) of.withheld += sum;
}

async function onEntry(till: Till, of: Reckoned, one: Extract<Act, { of: number }>) {
  const [order] = await till.db.select().from(orders).where(eq(orders.number, of.number));
  if (!order) throw new Error(`${of.number} is gone`);
  const entries = await entriesOf(till.db, order.id);
  const entry = entries.length > 0 ? entries[one.of % entries.length] : undefined;
  if (!entry) return;
  const its = { number: of.number, payment: entry.id };
  if (one.do === 'bring the certificate') {
    await unlessRefused(receiveCertificate(till, its, clerk(one.who)));
    return;
  }
  const done = await unlessRefused(takeBack(till, { ...its, reason: 'at random' }, clerk(one.who)));
  if (done !== true) return;
  if (entry.kind === 'payment') of.received -= entry.amount;
  else if (entry.kind === 'withheld') of.withheld -= entry.amount;
  else of.refunded -= entry.amount;
}

/** Does one thing, and reckons what it should have done. @throws where the two differ */
export async function perform(till: Till, of: Reckoned, one: Act): Promise<void> {
  if ('how' in one) return move(till, of, one);
  if ('over' in one) return tooMuch(till, of, one);
  if ('of' in one) return onEntry(till, of, one);
  if (one.do === 'withhold') return withhold(till, of, one);
  if (one.do === 'close the day') return closeToday(till, one.who);
  const next = nextStatuses(of.status);
  const isCancelling = one.do === 'cancel';
  await change(
    till,
    of,
    one,
    next.find((to) => (to === 'Cancelled') === isCancelling),
  );
}
