/** Inquiries as staff see them and answer them. */
import { shownAgain } from 'back-office/forms/shown-again';
import * as z from 'zod';
import type { Deps } from '../domain/deps';
import { notFound } from '../domain/refusal';
import { ordersNamedIn } from '../domain/inquiries/about-orders';
import { mayDo } from '../domain/staff/role';
import { answerInquiry, noteInquiry, setDone } from '../domain/inquiries/change-inquiry';
import {
  findInquiries,
  INQUIRIES_A_PAGE,
  INQUIRY_STATES,
  readInquiry,
} from '../domain/inquiries/read-inquiries';
import { ANSWER_MOST } from '../domain/mail/inquiry-letters';
import { readLiveState, type OrderFeed } from '../domain/orders/order-feed';
import { makeQuotation } from '../domain/quotations/make-quotation';
import type { Actions, StaffVisit } from './actions';
import { askedBefore, askedWords } from './asked-page';
import { rowIdOrNone, typed } from './form';
import { createLiveOrders } from './live-orders';
import { InquiryListPage } from './pages/inquiry-list-page';
import { InquiryPage } from './pages/inquiry-page';
import type { Already } from './said';
import { showPage } from './show-page';
import { actorOf, partOf } from './visit';

const AT = '/staff/inquiries';

const asked = z.object({
  q: askedWords,
  state: z.enum(INQUIRY_STATES).catch('open'),
  before: askedBefore,
});

/** Of an answer, and of a note. */
const wordsForm = z.object({
  after: rowIdOrNone,
  words: typed(ANSWER_MOST, 1),
});

const SAID = {
  answered: 'The answer is sent by mail.',
  noted: 'The note is added.',
  done: 'The inquiry is done.',
  open: 'The inquiry is open again.',
} as const;

const MEANWHILE =
  'Somebody did something with this inquiry meanwhile: see the thread. Nothing was sent.';

export function inquiryRoutes(actions: Actions, deps: Deps, feed: OrderFeed): void {
  const { db } = deps;
  const live = createLiveOrders(feed);
  actions.says(SAID);
  const back = (visit: StaffVisit, said: keyof typeof SAID | Already) =>
    visit.context.redirect(
      `${AT}/${encodeURIComponent(partOf(visit, 'reference'))}?said=${said}`,
      303,
    );

  actions.show(AT, 'inquiries', async (visit) => {
    const wanted = asked.parse(visit.context.req.query());
    // Before the inquiries, so that one sent in between is seen as new.
    const shown = await readLiveState(db, 'inquiries');
    const found = await findInquiries(db, {
      words: wanted.q,
      state: wanted.state,
      before: wanted.before,
    });
    const inquiries = found.slice(0, INQUIRIES_A_PAGE);
    const older = found.length > INQUIRIES_A_PAGE ? (inquiries.at(-1)?.id ?? null) : null;
    const main = InquiryListPage({ wanted, inquiries, older, live: shown });
    return showPage(visit, { title: 'Inquiries', at: AT }, main);
  });

  actions.stream(`${AT}/live`, 'inquiries', live);

  const showInquiry = async (visit: StaffVisit, status: 200 | 409 = 200) => {
    const inquiry = await readInquiry(db, partOf(visit, 'reference'));
    if (!inquiry) throw notFound('There is no inquiry of this number.');
    const named = mayDo(visit.session.role, 'orders')
      ? await ordersNamedIn(db, inquiry.inquiry)
      : [];
    const title = `Inquiry ${inquiry.reference}`;
    return showPage(visit, { title, at: AT }, InquiryPage({ inquiry, named }), status);
  };
  actions.show(`${AT}/:reference`, 'inquiries', (visit) => showInquiry(visit));

  actions.change(`${AT}/:reference/note`, 'inquiries', wordsForm, async (visit, form) => {
    const note = { reference: partOf(visit, 'reference'), ...form };
    const isNew = await noteInquiry(deps, note, actorOf(visit));
    return back(visit, isNew ? 'noted' : 'already');
  });

  actions.change(`${AT}/:reference/answer`, 'inquiries', wordsForm, async (visit, form) => {
    const reference = partOf(visit, 'reference');
    const outcome = await answerInquiry(deps, { reference, ...form }, actorOf(visit));
    if (outcome === 'otherwise') {
      return showInquiry(shownAgain(visit, { faults: { '': MEANWHILE }, anew: true }), 409);
    }
    return back(visit, outcome === 'done' ? 'answered' : 'already');
  });

  actions.change(
    `${AT}/:reference/state`,
    'inquiries',
    z.object({ to: z.enum(['done', 'open'], 'Must be done or open.') }),
    async (visit, { to }) => {
      const change = { reference: partOf(visit, 'reference'), done: to === 'done' };
      const isNew = await setDone(deps, change, actorOf(visit));
      return back(visit, isNew ? to : 'already');
    },
  );

  actions.change(
    `${AT}/:reference/quotation`,
    'inquiries',
    z.object({ after: rowIdOrNone }),
    async (visit, { after }) => {
      const asked = { reference: partOf(visit, 'reference'), after };
      const { number, isNew } = await makeQuotation(deps, asked, actorOf(visit));
      const said = isNew ? '' : '?said=already';
      return visit.context.redirect(`/staff/quotations/${number}${said}`, 303);
    },
  );
}
