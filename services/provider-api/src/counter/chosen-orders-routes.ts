/** Several orders at once: chosen on the list, confirmed, made ready, their picking slips printed. */
import * as z from 'zod';
import type { OrderStatus } from '../database/tables/orders';
import type { Deps } from '../domain/deps';
import { changeStatus } from '../domain/orders/change-status';
import { ordersOfNumbers } from '../domain/orders/find-orders';
import { readWholeOrder, type WholeOrder } from '../domain/orders/read-orders';
import { isOverdue } from '../domain/orders/unpaid';
import { invalid, notFound } from '../domain/refusal';
import { isStorable } from '../database/storable-text';
import type { Actions, StaffVisit } from './actions';
import { actorOf } from './visit';
import { ChosenOrdersPage } from './pages/chosen-orders-page';
import { PickingSlips } from './pages/picking-slip';
import { showPage } from './show-page';

const AT = '/staff/orders';
/** What a page of the list has, and a printer's tray. */
const CHOSEN_MOST = 30;

const NEXT = ['Confirmed', 'Ready for pickup'] as const;
type Next = (typeof NEXT)[number];
/** What an order has to be, to become so. */
const BEFORE: Record<Next, OrderStatus> = { Confirmed: 'Pending', 'Ready for pickup': 'Confirmed' };

const SAID = {
  allConfirmed: 'Confirmed. The customers were told by mail.',
  allReady: 'Ready for pickup. The customers were told by mail.',
} as const;
const SAID_OF: Record<Next, keyof typeof SAID> = {
  Confirmed: 'allConfirmed',
  'Ready for pickup': 'allReady',
};

const TICK = /^order-(.+)$/;
const form = z
  .object({ what: z.enum([...NEXT, 'slips'], 'Please press one of the buttons.') })
  .catchall(z.string().max(100));

/** @throws Refusal invalid for none, or too many */
function chosenIn(fields: Record<string, string>): string[] {
  const numbers = Object.keys(fields).flatMap((name) => TICK.exec(name)?.[1] ?? []);
  if (numbers.length === 0) throw invalid({ '': 'No order is chosen. Nothing was done.' });
  return inBounds(numbers);
}

function inBounds(numbers: string[]): string[] {
  if (numbers.length > CHOSEN_MOST) {
    throw invalid({ '': `Please choose ${CHOSEN_MOST} orders or fewer. Nothing was done.` });
  }
  return numbers.filter(isStorable);
}

const addressOf = (path: string, asked: Record<string, readonly string[]>) => {
  const query = Object.entries(asked).flatMap(([name, values]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return `${path}?${new URLSearchParams(query).toString()}`;
};

export function chosenOrdersRoutes(actions: Actions, deps: Deps): void {
  actions.says(SAID);
  const askedIn = ({ context }: StaffVisit, name: string) =>
    inBounds(context.req.queries(name) ?? []);

  async function showChosen(visit: StaffVisit) {
    const found = await ordersOfNumbers(deps.db, askedIn(visit, 'number'));
    const now = deps.now();
    const { unpaidDays } = await deps.shopSettings.now();
    const orders = found.map((order) => ({
      ...order,
      overdue: isOverdue(order, unpaidDays, now),
    }));
    const main = ChosenOrdersPage({
      to: addressOf(`${AT}/chosen/several`, { number: orders.map(({ number }) => number) }),
      orders,
      unchanged: askedIn(visit, 'unchanged'),
    });
    return showPage(visit, { title: 'Chosen orders', at: AT }, main);
  }
  actions.show(`${AT}/chosen`, 'orders', showChosen);

  actions.show(`${AT}/slips`, 'orders', async (visit) => {
    const orders: WholeOrder[] = [];
    for (const number of askedIn(visit, 'number')) {
      const order = await readWholeOrder(deps.db, number);
      if (order) orders.push(order);
    }
    if (orders.length === 0) throw notFound('None of these orders is known.');
    const { shopOrigin } = deps.settings;
    const papers = { ...(await deps.shopSettings.now()), shopOrigin };
    return showPage(visit, { title: 'Picking slips', at: AT }, PickingSlips({ orders, papers }));
  });

  /** Each in a transaction of its own: one that can't be changed keeps no other back. */
  async function changeSeveral(visit: StaffVisit, { what, ...ticks }: z.output<typeof form>) {
    const numbers = chosenIn(ticks);
    if (what === 'slips') {
      return visit.context.redirect(addressOf(`${AT}/slips`, { number: numbers }), 303);
    }
    const unchanged: string[] = [];
    for (const number of numbers) {
      const change = { number, from: BEFORE[what], to: what };
      const { outcome } = await changeStatus(deps, change, actorOf(visit));
      if (outcome !== 'done') unchanged.push(number);
    }
    const said = unchanged.length < numbers.length ? { said: [SAID_OF[what]] } : {};
    const path = addressOf(`${AT}/chosen`, { number: numbers, unchanged, ...said });
    return visit.context.redirect(path, 303);
  }
  // From the list, and from the page of those chosen before.
  actions.change(`${AT}/several`, 'order-changes', form, changeSeveral);
  actions.change(`${AT}/chosen/several`, 'order-changes', form, changeSeveral);
}
