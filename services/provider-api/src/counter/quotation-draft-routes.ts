/** A quotation's draft: its own form, and the lines that are added beside it. */
import { shownAgain } from 'back-office/forms/shown-again';
import * as z from 'zod';
import type { Differing } from '../domain/audit/version';
import { findByCode } from '../domain/cart/find-goods';
import type { Deps } from '../domain/deps';
import { formOnce } from '../domain/done-once';
import { addFreeLine } from '../domain/quotations/add-free-line';
import { addLine } from '../domain/quotations/add-line';
import { addUnit } from '../domain/quotations/add-unit';
import { saveDraft, type DraftForm } from '../domain/quotations/save-draft';
import { sendQuotation } from '../domain/quotations/send-quotation';
import { invalid } from '../domain/refusal';
import type { Environment } from '../environment';
import type { Actions, StaffVisit } from './actions';
import { addressWith } from './asked-page';
import { tryChange } from './catalogue/answers';
import { rowId, rowIdOrNone, typed } from './form';
import { formKey } from './form-key';
import { actorOf } from './visit';
import { goTo, numberOf, ONE, pathOf, showQuotation } from './quotation-answers';
import { amounts, ownWords, quotationForm, quotationValues } from './quotation-form';
import { discountMostOf } from './typed-rate';

/** @throws Refusal invalid where an item is typed beside the form: nobody wants to send it without */
function checkAdded({ forms }: StaffVisit, number: string): void {
  const scanned = forms.beside.find(({ at }) => at === `${pathOf(number)}/items`);
  const code = scanned?.fields.code?.trim() ?? '';
  if (code === '') return;
  const words = `‘${code}’ is typed as an item and not added. Please add it, or empty the field.`;
  throw invalid({ '': words });
}

export function quotationDraftRoutes(actions: Actions, deps: Deps, environment: Environment): void {
  actions.change(ONE, 'inquiries', quotationForm, (visit, sent) => {
    const again = (fields: readonly Differing[]) =>
      showQuotation(deps, shownAgain(visit, { anew: true }), fields);
    return tryChange(async () => {
      const number = numberOf(visit);
      const form: DraftForm = {
        ...{ number, shown: sent.shown, values: quotationValues(sent) },
        discountMost: discountMostOf(visit, environment),
      };
      if (sent.do !== 'send') {
        await saveDraft(deps, form, actorOf(visit));
        return goTo(visit, number, 'drafted');
      }
      checkAdded(visit, number);
      const isTold = await sendQuotation(deps, form, actorOf(visit));
      return goTo(visit, number, isTold ? 'quoted' : 'fixed');
    }, again);
  });

  actions.change(
    `${ONE}/lines`,
    'inquiries',
    z.object({
      ...{ variant: rowId, asked: rowId.optional(), instead: rowId.optional(), after: rowIdOrNone },
      ...amounts,
    }),
    async (visit, { variant, asked = null, instead = null, ...values }) => {
      const line = { number: numberOf(visit), variantId: variant, asked, instead, ...values };
      const isNew = await addLine(deps, line, actorOf(visit));
      return goTo(visit, line.number, isNew ? 'line' : 'already');
    },
  );

  actions.change(
    `${ONE}/items`,
    'inquiries',
    z.object({ code: typed(100, 1), asked: rowId.optional(), key: formKey }),
    async (visit, { code, asked, key }) => {
      const number = numberOf(visit);
      const [found, ...others] = await findByCode(deps, code);
      // Without a price of the shop, one has to be typed.
      if (!found || found.price === null || others.length > 0) {
        return visit.context.redirect(addressWith(pathOf(number), { q: code, asked }), 303);
      }
      const unit = { number, variantId: found.variantId, asked: asked ?? null };
      const once = formOnce(key, { ...unit, code });
      const isNew = await addUnit(deps, { ...unit, once }, actorOf(visit));
      return goTo(visit, number, isNew ? 'line' : 'already');
    },
  );

  actions.change(
    `${ONE}/own`,
    'inquiries',
    z.object({
      ...{ ...ownWords, ...amounts },
      ...{ asked: rowId.optional(), key: formKey },
    }),
    async (visit, { key, asked = null, ...values }) => {
      const line = { number: numberOf(visit), asked, ...values };
      const once = formOnce(key, line);
      const isNew = await addFreeLine(deps, { ...line, once }, actorOf(visit));
      return goTo(visit, line.number, isNew ? 'line' : 'already');
    },
  );
}
