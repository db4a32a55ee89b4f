/** What the routes of hand-outs and returns share: what is said after them, and how units are read. */
import { shownAgain } from 'back-office/forms/shown-again';
import { quantityTyped } from 'shared-contracts/typed-number';
import { ChangedMeanwhile } from '../domain/audit/version';
import type { Told } from '../domain/orders/change-words';
import { invalid } from '../domain/refusal';
import type { StaffVisit } from './actions';
import { orderPath } from './draft-answers';
import { partOf } from './visit';

const ENDINGS = {
  told: 'The customer was told by mail.',
  deleted: 'Nobody was told, because the account was deleted.',
  'no-email': 'Nobody was told: the order has no email.',
} as const satisfies Record<Told, string>;

const DONE = {
  'handed-out': 'It is handed out.',
  'handed-out-all': 'It is handed out, and the order is Completed.',
  'hand-out-back': 'The hand-out is taken back.',
  returned: 'It is taken back and credited.',
} as const;

/** Each with whether the customer was told. */
export const GOODS_SAID: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(DONE).flatMap(([name, words]) =>
    Object.entries(ENDINGS).map(([ending, told]) => [`${name}-${ending}`, `${words} ${told}`]),
  ),
);

const UNITS = 'Must be a whole number.';

/** The units typed by the order's lines. @throws Refusal invalid that names each that can't be read */
export function unitsIn(form: Record<string, unknown>): Map<number, number> {
  const units = new Map<number, number>();
  const faults: Record<string, string> = {};
  for (const [field, text] of Object.entries(form)) {
    const id = /^units-(\d{1,9})$/.exec(field)?.[1];
    if (id === undefined || String(text).trim() === '') continue;
    const some = quantityTyped(String(text));
    if (some === null) faults[field] = UNITS;
    else units.set(Number(id), some);
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return units;
}

const MEANWHILE =
  'Somebody changed this order meanwhile: this is what it is now. Nothing was done.';

const goTo = (visit: StaffVisit, said: string) =>
  visit.context.redirect(`${orderPath(partOf(visit, 'number'))}?said=${said}`, 303);

/** The order's page after something was done with its goods. */
export const back = (visit: StaffVisit, said: keyof typeof DONE, told: Told) =>
  goTo(visit, `${said}-${told}`);

export const already = (visit: StaffVisit) => goTo(visit, 'already');

/** Shows the page of an order as it is now. */
export type ShowOrder = (visit: StaffVisit, status: 409) => Promise<Response>;

/** Does what a form asks for; where the order was changed meanwhile, it is shown as it was typed. */
export async function rerenderOnConflict(
  visit: StaffVisit,
  showOrder: ShowOrder,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    return showOrder(shownAgain(visit, { faults: { '': MEANWHILE }, anew: true }), 409);
  }
}
