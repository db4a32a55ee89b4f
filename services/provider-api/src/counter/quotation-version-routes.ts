/** What is made of a quotation: its next version, a later last day, a copy, an order. */
import { shownAgain } from 'back-office/forms/shown-again';
import * as z from 'zod';
import type { Differing } from '../domain/audit/version';
import type { Deps } from '../domain/deps';
import { formOnce } from '../domain/done-once';
import { copyQuotation } from '../domain/quotations/copy-quotation';
import { extendQuotation } from '../domain/quotations/extend-quotation';
import { orderByStaff } from '../domain/quotations/order-by-staff';
import { reviseQuotation } from '../domain/quotations/revise-quotation';
import type { Actions } from './actions';
import { tryChange } from './catalogue/answers';
import { formKey } from './form-key';
import { actorOf } from './visit';
import { goTo as goToOrder, orderPath } from './draft-answers';
import { goTo, numberOf, ONE, showQuotation } from './quotation-answers';

export function quotationVersionRoutes(actions: Actions, deps: Deps): void {
  actions.change(`${ONE}/revise`, 'inquiries', z.object({}), async (visit) => {
    const { number, isNew } = await reviseQuotation(deps, numberOf(visit), actorOf(visit));
    return goTo(visit, number, isNew ? 'revised' : 'already');
  });

  actions.change(
    `${ONE}/extend`,
    'inquiries',
    z.object({ validUntil: z.iso.date('Must be a day.'), from: z.iso.date('Must be a day.') }),
    (visit, days) => {
      const again = (fields: readonly Differing[]) =>
        showQuotation(deps, shownAgain(visit, { anew: true }), fields);
      return tryChange(async () => {
        const number = numberOf(visit);
        const extended = await extendQuotation(deps, { number, ...days }, actorOf(visit));
        if (extended.outcome === 'already') return goTo(visit, number, 'already');
        return goTo(visit, number, extended.told ? 'extended' : 'extended-no-email');
      }, again);
    },
  );

  actions.change(`${ONE}/order`, 'order-changes', z.object({}), async (visit) => {
    const { number, outcome, told } = await orderByStaff(deps, numberOf(visit), actorOf(visit));
    const said = told ? 'placed' : 'placed-no-email';
    return goToOrder(visit, orderPath(number), outcome === 'already' ? 'already' : said);
  });

  actions.change(`${ONE}/copy`, 'inquiries', z.object({ key: formKey }), async (visit, { key }) => {
    const number = numberOf(visit);
    const once = formOnce(key, { copyOf: number });
    const copied = await copyQuotation(deps, { number, once }, actorOf(visit));
    return goTo(visit, copied.number, copied.left === 0 ? 'copied' : 'copied-less');
  });
}
