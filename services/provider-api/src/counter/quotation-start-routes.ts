/** Quotations that staff begin: for somebody whom they name, or for a customer with an account. */
import * as z from 'zod';
import type { Deps } from '../domain/deps';
import { formOnce } from '../domain/done-once';
import { beginQuotation } from '../domain/quotations/begin-quotation';
import { chooseCustomer } from '../domain/quotations/quoted-contact';
import type { Actions } from './actions';
import { contactFields } from './draft-form';
import { rowId } from './form';
import { formKey } from './form-key';
import { actorOf } from './visit';
import { NewQuotationPage } from './pages/new-quotation-page';
import { AT, goTo, numberOf, ONE } from './quotation-answers';
import { showPage } from './show-page';

/** Bound before the pages of single quotations, which are one step below the same path. */
export function quotationStartRoutes(actions: Actions, deps: Deps): void {
  actions.show(`${AT}/new`, 'inquiries', (visit) =>
    showPage(visit, { title: 'New quotation', at: AT }, NewQuotationPage()),
  );

  actions.change(
    `${AT}/new`,
    'inquiries',
    z.object({ ...contactFields, key: formKey }),
    async (visit, { key, ...contact }) => {
      const once = formOnce(key, contact);
      const number = await beginQuotation(deps, { contact, once }, actorOf(visit));
      return goTo(visit, number, 'quotation-begun');
    },
  );

  actions.change(
    `${ONE}/customer`,
    'inquiries',
    z.object({ user: rowId.optional() }),
    async (visit, { user = null }) => {
      const number = numberOf(visit);
      await chooseCustomer(deps, { number, userId: user }, actorOf(visit));
      return goTo(visit, number, 'chosen');
    },
  );
}
