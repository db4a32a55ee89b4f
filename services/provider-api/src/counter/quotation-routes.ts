/** A quotation: taking up a request, a draft's lines, sending it, withdrawing it. */
import { shownAgain } from 'back-office/forms/shown-again';
import * as z from 'zod';
import type { Deps } from '../domain/deps';
import { notFound } from '../domain/refusal';
import { addLine, changeLine } from '../domain/quotations/change-draft';
import { findOffered } from '../domain/quotations/offered';
import { isExpired, orderNumberOf, readQuotation } from '../domain/quotations/read-quotation';
import { sendQuotation } from '../domain/quotations/send-quotation';
import { markNotOffered, takeUp } from '../domain/quotations/take-up';
import { reopenQuotation, withdrawQuotation } from '../domain/quotations/withdraw-quotation';
import type { Actions, StaffVisit } from './actions';
import { askedWords } from './asked-page';
import { rowId, rowIdOrNone, typed } from './form';
import { amounts, typedLines } from './typed-lines';
import { clerkOf, partOf } from './inquiry-routes';
import { QuotationPage } from './pages/quotation-page';
import { refusedPage } from 'back-office/parts/refused-page';
import type { Already } from './said';
import { showPage } from './show-page';

const AT = '/staff/quotations/:number';

const SAID = {
  taken: 'The request is a draft now, with the prices of the catalogue.',
  line: 'The draft is changed.',
  quoted: 'The quotation is sent by mail.',
  withdrawn: 'The quotation is withdrawn. Nobody was told by mail.',
  reopened: 'The quotation is open again. Nobody was told by mail.',
} as const;

export function quotationRoutes(actions: Actions, deps: Deps): void {
  const numberOf = (visit: StaffVisit) => partOf(visit, 'number');
  actions.says(SAID);
  const back = (visit: StaffVisit, said: keyof typeof SAID | Already) =>
    visit.context.redirect(
      `/staff/quotations/${encodeURIComponent(numberOf(visit))}?said=${said}`,
      303,
    );
  const changedPage = (visit: StaffVisit, words: string) => {
    const path = `/staff/quotations/${encodeURIComponent(numberOf(visit))}`;
    const on = { path, name: 'Look at it as it is now' };
    const place = { title: 'Changed meanwhile', at: '/staff/quotations' };
    return showPage(visit, place, refusedPage('Changed meanwhile', words, on), 409);
  };
  const lineOf = (visit: StaffVisit) => {
    const line = rowId.safeParse(partOf(visit, 'line'));
    if (!line.success) throw notFound('This quotation has no such line.');
    return line.data;
  };

  const showQuotation = async (visit: StaffVisit, changed = false) => {
    const quotation = await readQuotation(deps.db, numberOf(visit));
    if (!quotation) throw notFound('There is no quotation of this number.');
    const { q, asked: id } = visit.context.req.query();
    const words = askedWords.parse(q) ?? '';
    const found = quotation.status === 'Draft' ? await findOffered(deps, words) : [];
    const asked = quotation.asked.find((line) => String(line.id) === id) ?? null;
    const main = QuotationPage({
      quotation,
      searched: { words, found, asked },
      expired: isExpired(quotation, deps.now()),
      order: await orderNumberOf(deps.db, quotation.id),
      changed,
    });
    const place = { title: `Quotation ${quotation.number}`, at: '/staff/quotations' };
    return showPage(visit, place, main, changed ? 409 : 200);
  };
  actions.show(AT, 'inquiries', (visit) => showQuotation(visit));

  actions.change(`${AT}/draft`, 'inquiries', z.object({}), async (visit) => {
    const isNew = await takeUp(deps, numberOf(visit), clerkOf(visit));
    return back(visit, isNew ? 'taken' : 'already');
  });

  actions.change(
    `${AT}/asked/:line`,
    'inquiries',
    z.object({ to: z.enum(['none', 'open'], 'Must be none or open.') }),
    async (visit, { to }) => {
      const change = { number: numberOf(visit), line: lineOf(visit), notOffered: to === 'none' };
      await markNotOffered(deps, change, clerkOf(visit));
      return back(visit, 'line');
    },
  );

  actions.change(
    `${AT}/lines`,
    'inquiries',
    z.object({ variant: rowId, asked: rowId.optional(), after: rowIdOrNone, ...amounts }),
    async (visit, { variant, asked = null, ...values }) => {
      const line = { number: numberOf(visit), variantId: variant, asked, ...values };
      const isNew = await addLine(deps, line, clerkOf(visit));
      return back(visit, isNew ? 'line' : 'already');
    },
  );

  actions.change(`${AT}/lines/:line`, 'inquiries', z.object(amounts), async (visit, to) => {
    const change = { number: numberOf(visit), line: lineOf(visit), to };
    await changeLine(deps, change, clerkOf(visit));
    return back(visit, 'line');
  });

  actions.change(`${AT}/lines/:line/remove`, 'inquiries', z.object({}), async (visit) => {
    const change = { number: numberOf(visit), line: lineOf(visit), to: null };
    await changeLine(deps, change, clerkOf(visit));
    return back(visit, 'line');
  });

  actions.change(
    `${AT}/send`,
    'inquiries',
    z.object({
      validUntil: z.iso.date('Must be a day.'),
      words: typed(1000).default(''),
      terms: typed(1000).default(''),
      shown: typed(100),
    }),
    async (visit, form) => {
      const number = numberOf(visit);
      const typedOver = typedLines(visit.forms.beside, `/staff/quotations/${number}/lines`);
      const changes = typedOver.map(({ change }) => change);
      const isSent = await sendQuotation(deps, { number, ...form, changes }, clerkOf(visit));
      for (const each of typedOver) visit.did(each.form);
      if (isSent) return back(visit, 'quoted');
      return showQuotation(shownAgain(visit, { anew: true }), true);
    },
  );

  actions.change(
    `${AT}/withdraw`,
    'inquiries',
    z.object({ from: z.enum(['Requested', 'Draft', 'Sent'], 'Must be Requested, Draft or Sent.') }),
    async (visit, { from }) => {
      const change = { number: numberOf(visit), from };
      const withdrawn = await withdrawQuotation(deps, change, clerkOf(visit));
      if (withdrawn.outcome === 'done') return back(visit, 'withdrawn');
      if (withdrawn.outcome === 'already') return back(visit, 'already');
      const words = `This quotation was changed meanwhile: it is ${withdrawn.status}. Nothing was done.`;
      return changedPage(visit, words);
    },
  );

  actions.change(`${AT}/reopen`, 'inquiries', z.object({}), async (visit) => {
    const isNew = await reopenQuotation(deps, numberOf(visit), clerkOf(visit));
    return back(visit, isNew ? 'reopened' : 'already');
  });
}
