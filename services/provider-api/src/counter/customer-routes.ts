/** Customers as staff find them; and for owners, what the privacy page promises. */
import { email } from 'shared-contracts/wire/inquiry';
import * as z from 'zod';
import { CUSTOMERS_A_PAGE, findCustomers, readCustomer } from '../domain/customers/find-customers';
import { correctCustomer } from '../domain/customers/correct-customer';
import { deleteCustomer, exportCustomer } from '../domain/customers/release-customer';
import type { Deps } from '../domain/deps';
import { invalid, notFound } from '../domain/refusal';

import { isOwnPassword } from '../domain/staff/own-password';
import { mayDo } from '../domain/staff/role';
import type { Actions, StaffVisit } from './actions';
import { askedBefore, askedPage, askedWords } from './asked-page';
import { password, rowId, typed } from './form';
import { actorOf, partOf } from './visit';
import { CustomerListPage } from './pages/customer-list-page';
import { CustomerPage } from './pages/customer-page';
import { showPage } from './show-page';

const AT = '/staff/customers';
const NOBODY = 'There is no such customer.';
export const WRONG_PASSWORD = 'Your own password is wrong, so nothing was done.';
const WRONG_EMAIL = 'This is not the customer’s email, so nothing was deleted.';

const SAID = {
  corrected: 'The name is corrected.',
  readdressed: 'The account has the new email. Both addresses were told by mail.',
  deleted: 'The account is deleted. Its owner was told by mail.',
} as const;
const SAID_OF = { nothing: 'already', name: 'corrected', email: 'readdressed' } as const;
/** As the registration takes it. */
const isEmail = z.string().refine((text) => email.safeParse(text).success, 'This is no email.');

const asked = z.object({ q: askedWords, before: askedBefore });
const shownPages = z.object({ orders: askedPage, inquiries: askedPage });

export function customerRoutes(actions: Actions, deps: Deps): void {
  const { db } = deps;

  actions.says(SAID);
  actions.show(AT, 'customers', async (visit) => {
    const { q, before } = asked.parse(visit.context.req.query());
    const found = await findCustomers(db, { words: q, before });
    const customers = found.slice(0, CUSTOMERS_A_PAGE);
    const older = found.length > CUSTOMERS_A_PAGE ? (customers.at(-1)?.id ?? null) : null;
    const main = CustomerListPage({ customers, q, older });
    return showPage(visit, { title: 'Customers', at: AT }, main);
  });

  /** @throws Refusal not-found */
  async function customerOf(visit: StaffVisit) {
    const id = rowId.safeParse(partOf(visit, 'id'));
    const pages = shownPages.parse(visit.context.req.query());
    const customer = id.success ? await readCustomer(db, id.data, pages) : null;
    if (!customer) throw notFound(NOBODY);
    return { customer, pages };
  }

  actions.show(`${AT}/:id`, 'customers', async (visit) => {
    const { customer, pages } = await customerOf(visit);
    const mayRelease = mayDo(visit.session.role, 'customer-data');
    const main = CustomerPage({ customer, pages, mayRelease });
    return showPage(visit, { title: customer.name, at: AT }, main);
  });

  const isTheirs = ({ session }: StaffVisit, given: string) => isOwnPassword(deps, session, given);

  actions.change(
    `${AT}/:id/export`,
    'customer-data',
    z.object({ current: password }),
    async (visit, { current }) => {
      const {
        customer: { id },
      } = await customerOf(visit);
      if (!(await isTheirs(visit, current))) throw invalid({ current: WRONG_PASSWORD });
      const document = await exportCustomer(deps, id, actorOf(visit));
      return visit.context.body(JSON.stringify(document, null, 2), 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="customer-${id}.json"`,
      });
    },
  );

  actions.change(
    `${AT}/:id/correct`,
    'customer-data',
    z.object({ current: password, name: typed(200, 1), email: typed(254, 1).pipe(isEmail) }),
    async (visit, { current, ...right }) => {
      const {
        customer: { id },
      } = await customerOf(visit);
      if (!(await isTheirs(visit, current))) throw invalid({ current: WRONG_PASSWORD });
      const corrected = await correctCustomer(deps, { id, ...right }, actorOf(visit));
      return visit.context.redirect(`${AT}/${id}?said=${SAID_OF[corrected]}`, 303);
    },
  );

  actions.change(
    `${AT}/:id/delete`,
    'customer-data',
    z.object({ current: password, email: typed(254, 1) }),
    async (visit, { current, email }) => {
      const { customer } = await customerOf(visit);
      if (!(await isTheirs(visit, current))) throw invalid({ current: WRONG_PASSWORD });
      if (email.toLowerCase() !== customer.email) throw invalid({ email: WRONG_EMAIL });
      await deleteCustomer(deps, customer.id, actorOf(visit));
      return visit.context.redirect(`${AT}?said=deleted`, 303);
    },
  );
}
