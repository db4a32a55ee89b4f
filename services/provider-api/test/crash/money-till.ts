/**
 * A till that sells without a pause until it is killed: it prints each form before it sends it, and
 * again when it is acknowledged. Forms of `REPEAT` were sent by a till before, which nobody heard of again.
 */
import { randomUUID } from 'node:crypto';
import { createOutboxMailer } from '../../src/domain/mail/mailer';
import { receivePayment, payOut, type Paid } from '../../src/domain/payments/receive-payment';
import { changeStatus } from '../../src/domain/orders/change-status';
import { takeBack } from '../../src/domain/payments/take-back';
import { entriesOf } from '../../src/domain/payments/ledger';
import { createStoredSettings } from '../../src/domain/settings/stored-settings';
import { SHOP_SETTINGS } from '../shop';
import { eq } from 'drizzle-orm';
import { orders } from '../../src/database/tables/orders';
import { clerk, placeSale, type Till } from '../money/sale-acts';
import { openDatabaseOf } from './kill-under-load';

type Form = Paid & { kind: 'pay' | 'refund' };

const LANES = 3;
const environment = Object.fromEntries(
  ['DATABASE_URL', 'DATA_DIR'].flatMap((name) => {
    const value = process.env[name];
    return value ? [[name, value]] : [];
  }),
);
const { db } = await openDatabaseOf(environment);
const till: Till = {
  db,
  now: () => new Date(),
  mailer: createOutboxMailer(),
  settings: { proxySecret: undefined, shopOrigin: null },
  shopSettings: createStoredSettings({ db, reads: db }, SHOP_SETTINGS),
};
const maria = clerk('maria');
const say = (what: string, form: Form) => console.log(`${what} ${JSON.stringify(form)}`);

async function send(form: Form): Promise<void> {
  const { kind, ...paid } = form;
  say('sent', form);
  await (kind === 'pay' ? receivePayment : payOut)(till, paid, maria);
  say('done', form);
}

const formOf = (kind: Form['kind'], number: string, amount: number): Form => {
  const key = randomUUID();
  return { kind, number, amount, method: 'GCash', reference: key, key };
};

async function sell(turn: number): Promise<void> {
  const { number, total } = await placeSale(till, 1000 + turn * 7);
  const part = Math.floor(total / 3);
  await send(formOf('pay', number, part));
  await send(formOf('pay', number, total - part));
  if (turn % 3 === 1) {
    const change = { number, from: 'Pending', to: 'Cancelled', reason: 'asked' } as const;
    await changeStatus(till, change, maria);
    await send(formOf('refund', number, total));
  }
  if (turn % 3 === 2) {
    const [order] = await db.select().from(orders).where(eq(orders.number, number));
    const [first] = await entriesOf(db, order?.id ?? 0);
    await takeBack(till, { number, payment: first?.id ?? 0, reason: 'of another order' }, maria);
  }
}

async function sellOn(): Promise<never> {
  for (let turn = 0; ; turn += 1) await sell(turn);
}

for (const form of JSON.parse(process.env.REPEAT ?? '[]') as Form[]) await send(form);
console.log('ready');
await Promise.all(Array.from({ length: LANES }, sellOn));
