/** What the routes of quotations share: where they are, what is said after them, and their page. */
import { paths } from 'shared-contracts/paths';
import { refusedPage } from 'back-office/parts/refused-page';
import type { Differing } from '../domain/audit/version';
import { accountOf } from '../domain/accounts/account-of';
import { findCustomers } from '../domain/customers/find-customers';
import { findGoods } from '../domain/cart/find-goods';
import type { Deps } from '../domain/deps';
import { compareVersions } from '../domain/quotations/compare-versions';
import { insteadOfLines } from '../domain/quotations/instead-of-lines';
import {
  isExpired,
  orderNumberOf,
  readQuotation,
  type WholeQuotation,
} from '../domain/quotations/read-quotation';
import { draftAfter, newerSent, sentBefore } from '../domain/quotations/versions';
import { notFound } from '../domain/refusal';
import type { StaffVisit } from './actions';
import { addressWith, askedWords } from './asked-page';
import { partOf } from './visit';
import { QuotationPage } from './pages/quotation-page';
import type { Versions } from './pages/quotation-versions';
import type { Already } from './said';
import { showPage } from './show-page';

export const AT = '/staff/quotations';
export const ONE = `${AT}/:number`;

/** Accounts that a search for a customer shows. */
const CUSTOMERS_MOST = 10;

export const QUOTATION_SAID = {
  'quotation-begun':
    'The quotation is begun, as a draft. Everybody at the counter sees it in the list.',
  chosen: 'The customer is written into the draft.',
  taken: 'The request is a draft now, with the prices of the catalogue.',
  line: 'The draft is changed.',
  drafted: 'The draft is saved.',
  quoted: 'The quotation is sent by mail.',
  fixed:
    'The quotation is finished. Nobody was told: it has no email. Print it, or pass its page on.',
  revised: 'This is the next version, as a draft. The one before can be accepted until it is sent.',
  copied: 'The copy is a draft, at the prices of now and without discounts.',
  'copied-less':
    'The copy is a draft, at the prices of now and without discounts. What is not on sale any more was left out.',
  extended: 'The quotation is valid longer. The customer was told by mail.',
  'extended-no-email': 'The quotation is valid longer. Nobody was told: it has no email.',
  withdrawn: 'The quotation is withdrawn. Nobody was told by mail.',
  'withdrawn-told': 'The quotation is withdrawn. The customer was told by mail.',
  reopened: 'The quotation is open again. Nobody was told by mail.',
  'reopened-told': 'The quotation is open again. The customer was told by mail.',
} as const;

type Said = keyof typeof QUOTATION_SAID | Already;

export const numberOf = (visit: StaffVisit) => partOf(visit, 'number');
export const pathOf = (number: string) => `${AT}/${encodeURIComponent(number)}`;

export const goTo = (visit: StaffVisit, number: string, said: Said) =>
  visit.context.redirect(addressWith(pathOf(number), { said }), 303);

export function changedPage(visit: StaffVisit, words: string): Promise<Response> {
  const on = { path: pathOf(numberOf(visit)), name: 'Look at it as it is now' };
  const place = { title: 'Changed meanwhile', at: AT };
  return showPage(visit, place, refusedPage('Changed meanwhile', words, on), 409);
}

/** The page that its link shows to anybody; null before it is sent. */
function pageOf({ settings }: Deps, { link, status }: WholeQuotation): string | null {
  if (link === null || status === 'Withdrawn' || settings.shopOrigin === null) return null;
  return `${settings.shopOrigin}${paths.sharedQuotation(link)}`;
}

/** The versions around one, and what it says otherwise than the one before. */
async function versionsOf(deps: Deps, quotation: WholeQuotation): Promise<Versions> {
  const older = await sentBefore(deps.db, quotation);
  const before = older && (await readQuotation(deps.db, older.number));
  return {
    before: before && {
      ...{ number: before.number, version: before.version },
      changes: compareVersions(before, quotation),
    },
    newer: quotation.sentAt === null ? null : await newerSent(deps.db, quotation),
    draft: await draftAfter(deps.db, quotation),
  };
}

/** @param changed what somebody did with the draft meanwhile; null for nothing */
export async function showQuotation(
  deps: Deps,
  visit: StaffVisit,
  changed: readonly Differing[] | null = null,
): Promise<Response> {
  const quotation = await readQuotation(deps.db, numberOf(visit));
  if (!quotation) throw notFound('There is no quotation of this number.');
  const { q, asked: id, who } = visit.context.req.query();
  const words = askedWords.parse(q) ?? '';
  const name = askedWords.parse(who) ?? '';
  const customers = name === '' ? [] : await findCustomers(deps.db, { words: name });
  const isDraft = quotation.status === 'Draft';
  const main = QuotationPage({
    quotation,
    searched: {
      words,
      found: isDraft ? await findGoods(deps, words) : [],
      asked: quotation.asked.find((line) => String(line.id) === id) ?? null,
    },
    customers: { words: name, found: customers.slice(0, CUSTOMERS_MOST) },
    account: await accountOf(deps.db, quotation.email),
    page: pageOf(deps, quotation),
    expired: isExpired(quotation, deps.now()),
    instead: isDraft ? await insteadOfLines(deps, quotation) : [],
    versions: await versionsOf(deps, quotation),
    order: await orderNumberOf(deps.db, quotation.id),
    changed,
  });
  const place = { title: `Quotation ${quotation.number}`, at: AT };
  return showPage(visit, place, main, changed === null ? 200 : 409);
}
