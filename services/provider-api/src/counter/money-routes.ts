/** The shop's money: refunds that are due, certificates that are awaited, and the count of each day. */
import { shownAgain } from 'back-office/forms/shown-again';
import * as z from 'zod';
import type { Deps } from '../domain/deps';
import { dayOf, isDay } from '../domain/manila-day';
import { invalid, notFound } from '../domain/refusal';
import { closeDay, reopenDay, type Counted } from '../domain/payments/cash-count';
import { awaitedCertificates } from '../domain/payments/certificates';
import { latestDays, readDay } from '../domain/payments/read-days';
import { readRefundsDue } from '../domain/payments/refunds-due';
import { mayDo } from '../domain/staff/role';
import type { Actions, StaffVisit } from './actions';
import { typed } from './form';
import { actorOf, partOf } from './visit';
import { CashCountPage } from './pages/cash-count-page';
import { MoneyPage } from './pages/money-page';
import type { Already } from './said';
import { showPage } from './show-page';
import { AMOUNT_FAULT, countedAmount } from './typed-amount';

const AT = '/staff/money';

const SAID = {
  closedDay: 'The day is closed. What comes now is counted with the next one.',
  reopenedDay: 'The day is open again. Its count is kept below.',
} as const;

const NOTE_MOST = 200;
const note = typed(NOTE_MOST);

/**
 * What was typed of each line, by its key.
 * @throws Refusal invalid for an amount that can't be read
 */
function countedIn(fields: Readonly<Record<string, string>>): Map<string, Counted> {
  const faults: Record<string, string> = {};
  const lines = new Map<string, Counted>();
  for (const [name, text] of Object.entries(fields)) {
    const key = name.startsWith('counted-') ? name.slice('counted-'.length) : null;
    if (key === null || text.trim() === '') continue;
    const counted = countedAmount(text);
    const why = note.safeParse(fields[`note-${key}`] ?? '');
    if (counted === null) faults[name] = AMOUNT_FAULT;
    if (!why.success) faults[`note-${key}`] = why.error.issues[0]?.message ?? '';
    if (counted !== null && why.success) lines.set(key, { counted, note: why.data });
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return lines;
}

/** @throws Refusal not-found for what is no day */
function dayIn(visit: StaffVisit): string {
  const day = partOf(visit, 'day');
  if (!isDay(day)) throw notFound('There is no such day.');
  return day;
}

export function moneyRoutes(actions: Actions, deps: Deps): void {
  const { db } = deps;
  actions.says(SAID);
  const back = (visit: StaffVisit, said: keyof typeof SAID | Already) =>
    visit.context.redirect(`${AT}/${dayIn(visit)}?said=${said}`, 303);

  actions.show(AT, 'orders', async (visit) => {
    const main = MoneyPage({
      refunds: await readRefundsDue(db),
      awaited: await awaitedCertificates(db),
      days: await latestDays(db),
      today: dayOf(deps.now()),
    });
    return showPage(visit, { title: 'Money', at: AT }, main);
  });

  const showDay = async (visit: StaffVisit) => {
    const day = await readDay(db, dayIn(visit));
    const mayReopen = mayDo(visit.session.role, 'cash-reopening');
    const main = CashCountPage({ day, mayReopen });
    return showPage(visit, { title: `Cash count ${day.day}`, at: AT }, main);
  };
  actions.show(`${AT}/:day`, 'orders', showDay);

  actions.change(
    `${AT}/:day/close`,
    'payments',
    z.record(z.string(), z.string()),
    async (visit, { shown = '', ...fields }) => {
      const closing = { day: dayIn(visit), shown, lines: countedIn(fields) };
      const outcome = await closeDay(deps, closing, actorOf(visit));
      if (outcome !== 'otherwise') return back(visit, outcome === 'done' ? 'closedDay' : outcome);
      const faults = {
        '': 'Money came or went meanwhile, so nothing was closed. Please look again.',
      };
      return showDay(shownAgain(visit, { faults, anew: true }));
    },
  );

  actions.change(
    `${AT}/:day/reopen`,
    'cash-reopening',
    z.object({ reason: typed(NOTE_MOST, 1) }),
    async (visit, { reason }) => {
      const isNew = await reopenDay(deps, { day: dayIn(visit), reason }, actorOf(visit));
      return back(visit, isNew ? 'reopenedDay' : 'already');
    },
  );
}
