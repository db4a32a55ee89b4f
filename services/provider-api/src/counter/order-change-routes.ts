/** What staff do with one order, each by a form of its page. */
import * as z from 'zod';
import { ORDER_STATUSES, type OrderStatus } from '../database/tables/orders';
import type { Deps } from '../domain/deps';
import { WORDS_MOST } from '../domain/mail/order-letters';
import { cancelReasons } from '../domain/orders/cancel-reasons';
import { addNote, changeStatus } from '../domain/orders/change-status';
import type { Told } from '../domain/orders/change-words';
import { setShelf } from '../domain/orders/shelf';
import type { Actions, StaffVisit } from './actions';
import { rowId, rowIdOrNone, typed } from './form';
import { actorOf, partOf } from './visit';
import type { Already } from './said';
import { refusedPage } from 'back-office/parts/refused-page';
import { showPage } from './show-page';

const AT = '/staff/orders';

const status = z.enum(ORDER_STATUSES, 'This is no status.');
const statusForm = z.object({
  from: status,
  to: status,
  reason: z.enum(cancelReasons, 'Please choose a reason.').optional(),
  words: typed(WORDS_MOST).optional(),
});

const UNTOLD = 'Nobody was told, because the account was deleted.';
const NO_EMAIL = 'Nobody was told: the order has no email.';

const SAID = {
  confirmed: 'Confirmed. The customer was told by mail.',
  ready: 'Ready for pickup. The customer was told by mail.',
  completed: 'Completed. The customer was told by mail.',
  cancelled: 'Cancelled, and the stock is back. The customer was told by mail.',
  confirmedUntold: `Confirmed. ${UNTOLD}`,
  readyUntold: `Ready for pickup. ${UNTOLD}`,
  completedUntold: `Completed. ${UNTOLD}`,
  cancelledUntold: `Cancelled, and the stock is back. ${UNTOLD}`,
  confirmedNoEmail: `Confirmed. ${NO_EMAIL}`,
  readyNoEmail: `Ready for pickup. ${NO_EMAIL}`,
  completedNoEmail: `Completed. ${NO_EMAIL}`,
  cancelledNoEmail: `Cancelled, and the stock is back. ${NO_EMAIL}`,
  noted: 'The note is added.',
  shelf: 'The shelf place is noted.',
} as const;

/** Why an order was not cancelled. */
const WHY_NOT = {
  paid: 'This order is paid by now, so it was not cancelled as unpaid. Nothing was done.',
  partly: 'A part of this order was handed out, so it was not cancelled. Nothing was done.',
} as const;

type Said = keyof typeof SAID | Already;

const SAID_OF: Record<OrderStatus, Record<Told, Said>> = {
  Pending: { told: 'already', deleted: 'already', 'no-email': 'already' },
  Confirmed: { told: 'confirmed', deleted: 'confirmedUntold', 'no-email': 'confirmedNoEmail' },
  'Ready for pickup': { told: 'ready', deleted: 'readyUntold', 'no-email': 'readyNoEmail' },
  Completed: { told: 'completed', deleted: 'completedUntold', 'no-email': 'completedNoEmail' },
  Cancelled: { told: 'cancelled', deleted: 'cancelledUntold', 'no-email': 'cancelledNoEmail' },
};

const pathOf = (number: string) => `${AT}/${encodeURIComponent(number)}`;

const numberOf = (visit: StaffVisit) => partOf(visit, 'number');

export function orderChangeRoutes(actions: Actions, deps: Deps): void {
  actions.says(SAID);
  const back = (visit: StaffVisit, said: Said) =>
    visit.context.redirect(`${pathOf(numberOf(visit))}?said=${said}`, 303);

  actions.change(`${AT}/:number/status`, 'order-changes', statusForm, async (visit, form) => {
    const number = numberOf(visit);
    const changed = await changeStatus(deps, { number, ...form }, actorOf(visit));
    if (changed.outcome === 'done') {
      return back(visit, SAID_OF[form.to][changed.told]);
    }
    if (changed.outcome === 'already') return back(visit, 'already');
    const words =
      changed.outcome === 'otherwise'
        ? `Somebody changed this order meanwhile: it is ${changed.status}. Nothing was done.`
        : WHY_NOT[changed.outcome];
    const main = refusedPage('Changed meanwhile', words, {
      path: pathOf(number),
      name: 'Look at it as it is now',
    });
    return showPage(visit, { title: 'Changed meanwhile', at: AT }, main, 409);
  });

  actions.change(
    `${AT}/:number/note`,
    'order-changes',
    z.object({ words: typed(1000, 1), after: rowIdOrNone }),
    async (visit, form) => {
      const isNew = await addNote(deps, { number: numberOf(visit), ...form }, actorOf(visit));
      return back(visit, isNew ? 'noted' : 'already');
    },
  );

  actions.change(
    `${AT}/:number/shelf`,
    'order-changes',
    z.object({ line: rowId, shelf: typed(40) }),
    async (visit, { line, shelf }) => {
      await setShelf(deps, { number: numberOf(visit), line, shelf }, actorOf(visit));
      return back(visit, 'shelf');
    },
  );
}
