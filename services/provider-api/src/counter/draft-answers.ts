/** What the routes of drafts share: where they are, what is said after them, and their page. */
import type { Differing } from '../domain/audit/version';
import { rowId as idIn } from '../database/row-id';
import { findCustomers } from '../domain/customers/find-customers';
import type { Deps } from '../domain/deps';
import { isOfChanges, readDraft, type WholeDraft } from '../domain/order-drafts/draft';
import { findGoods } from '../domain/cart/find-goods';
import { notFound } from '../domain/refusal';
import type { StaffVisit } from './actions';
import { addressWith, askedWords } from './asked-page';
import { partOf } from './visit';
import { DraftPage } from './pages/drafts/draft-page';
import type { Already } from './said';
import { showPage } from './show-page';

export const AT = '/staff/orders';
export const ONE = `${AT}/drafts/:id`;
/** Accounts that a search for a customer shows. */
const CUSTOMERS_MOST = 10;

export const DRAFT_SAID = {
  begun: 'The order is begun. Everybody at the counter sees it in the list.',
  drafted: 'The draft is saved.',
  item: 'The item is added.',
  chosen: 'The customer is written into the draft.',
  total: 'The draft is saved. This is what it costs now: go on if that is right.',
  over: 'The order was not changed. What you typed is in the draft.',
  thrown: 'The draft is thrown away. Until the end of the day it can be brought back.',
  drawn: 'The draft is back.',
  placed: 'The order is placed, and its stock is taken. The customer was told by mail.',
  'placed-no-email':
    'The order is placed, and its stock is taken. Nobody was told: it has no email.',
  changed: 'The order is changed. The customer was told by mail.',
  'changed-no-email': 'The order is changed. Nobody was told: it has no email.',
  'changed-deleted': 'The order is changed. Nobody was told, because the account was deleted.',
} as const;

type Said = keyof typeof DRAFT_SAID | Already;

export const pathOf = (id: number) => `${AT}/drafts/${id}`;
export const orderPath = (number: string) => `${AT}/${encodeURIComponent(number)}`;

export const goTo = (visit: StaffVisit, path: string, said: Said) =>
  visit.context.redirect(addressWith(path, { said }), 303);

/** @throws Refusal not-found */
export function idOf(visit: StaffVisit): number {
  const id = idIn(partOf(visit, 'id'));
  if (id === null) throw notFound('There is no such draft any more.');
  return id;
}

const titleOf = (draft: WholeDraft) =>
  isOfChanges(draft) ? `Changes to order ${draft.number}` : 'New order';

/** @param changed what somebody did meanwhile; null for nothing */
export async function showDraft(
  deps: Deps,
  visit: StaffVisit,
  changed: readonly Differing[] | null = null,
): Promise<Response> {
  const draft = await readDraft(deps.db, idOf(visit), deps.now());
  if (!draft) throw notFound('There is no such draft any more.');
  if (draft.doneAt !== null && draft.number !== null) {
    return visit.context.redirect(orderPath(draft.number), 303);
  }
  const { q, who } = visit.context.req.query();
  const words = askedWords.parse(q) ?? '';
  const name = askedWords.parse(who) ?? '';
  const customers = name === '' ? [] : await findCustomers(deps.db, { words: name });
  const main = DraftPage({
    draft,
    searched: { words, found: await findGoods(deps, words) },
    customers: { words: name, found: customers.slice(0, CUSTOMERS_MOST) },
    changed,
  });
  const title = titleOf(draft);
  return showPage(visit, { title, at: AT }, main, changed === null ? 200 : 409);
}
