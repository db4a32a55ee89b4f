/** People who have sent inquiries, by email: for owners, what the privacy page promises. */
import * as z from 'zod';
import { deleteInquirer, exportInquirer, readInquirer } from '../domain/customers/release-inquirer';
import type { Deps } from '../domain/deps';
import { invalid, notFound } from '../domain/refusal';
import { isStorable } from '../database/storable-text';
import { isOwnPassword } from '../domain/staff/own-password';
import { mayDo } from '../domain/staff/role';
import type { Actions, StaffVisit } from './actions';
import { askedPage } from './asked-page';
import { WRONG_PASSWORD } from './customer-routes';
import { password, typed } from './form';
import { actorOf } from './visit';
import { INQUIRER, InquirerPage } from './pages/inquirer-page';
import { showPage } from './show-page';

const WRONG_EMAIL = 'This is not the email of these inquiries, so nothing was deleted.';

const address = z.string().trim().toLowerCase().min(3).max(254).refine(isStorable);
const shownPages = z.object({ inquiries: askedPage, quotations: askedPage });
const release = { current: password, of: address };

export function inquirerRoutes(actions: Actions, deps: Deps): void {
  const isTheirs = ({ session }: StaffVisit, given: string) => isOwnPassword(deps, session, given);

  actions.says({ forgotten: 'The inquiries are deleted, with their answers and mails.' });
  actions.show(INQUIRER, 'customers', async (visit) => {
    const email = address.safeParse(visit.context.req.query('email'));
    if (!email.success) throw notFound('This is no email.');
    const pages = shownPages.parse(visit.context.req.query());
    const inquirer = await readInquirer(deps.db, email.data, pages);
    const mayRelease = mayDo(visit.session.role, 'customer-data');
    const main = InquirerPage({ inquirer, pages, mayRelease });
    return showPage(visit, { title: email.data, at: '/staff/customers' }, main);
  });

  actions.change(
    `${INQUIRER}/export`,
    'customer-data',
    z.object(release),
    async (visit, { of, current }) => {
      if (!(await isTheirs(visit, current))) throw invalid({ current: WRONG_PASSWORD });
      const document = await exportInquirer(deps, of, actorOf(visit));
      return visit.context.body(JSON.stringify(document, null, 2), 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="inquiries.json"',
      });
    },
  );

  actions.change(
    `${INQUIRER}/delete`,
    'customer-data',
    z.object({ ...release, email: typed(254, 1) }),
    async (visit, { of, current, email }) => {
      if (!(await isTheirs(visit, current))) throw invalid({ current: WRONG_PASSWORD });
      if (email.toLowerCase() !== of) throw invalid({ email: WRONG_EMAIL });
      await deleteInquirer(deps, of, actorOf(visit));
      return visit.context.redirect('/staff/customers?said=forgotten', 303);
    },
  );
}
