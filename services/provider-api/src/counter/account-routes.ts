/** Somebody's own account: password, recovery codes, other devices. */
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { hashSecret } from '../domain/accounts/password';
import { recordStaffAudit, type StaffAction } from '../domain/audit/record-staff';
import type { Transaction } from '../database/open';
import { staff } from '../database/tables/staff';
import type { Deps } from '../domain/deps';
import { endOwnSession, readOwnSessions } from '../domain/staff/own-sessions';
import { checkNewStaffPassword, isOwnPassword } from '../domain/staff/own-password';
import { drawDevice } from 'back-office/known-device';
import { renewRecoveryCodes } from '../domain/staff/second-factor';
import { endStaffSessionsOf } from '../domain/staff/session';
import type { Actions, StaffVisit } from './actions';
import { counterCookies } from './cookies';
import { password } from './form';
import { accountPage } from './pages/account-page';
import { recoveryPage } from './pages/welcome-page';
import type { CounterSettings } from './settings';
import { showPage } from './show-page';

const PLACE = { title: 'Account', at: '/staff/account' };
const WRONG = 'Your password now is wrong, so nothing was changed.';

export function accountRoutes(actions: Actions, deps: Deps, settings: CounterSettings): void {
  const { db } = deps;
  const show = async (visit: StaffVisit, fault: string | null) => {
    const { session, tokenFor } = visit;
    const sessions = await readOwnSessions(deps, session);
    const main = accountPage({ session, sessions, tokenFor, fault });
    return showPage(visit, PLACE, main, fault === null ? 200 : 422);
  };
  const isTheirs = ({ session }: StaffVisit, given: string) => isOwnPassword(deps, session, given);
  /** Does something with the account, and writes that it was done. */
  const noted = <Value>(
    { session, network }: StaffVisit,
    action: StaffAction,
    work: (tx: Transaction) => Promise<Value>,
  ) =>
    db.transaction(async (tx) => {
      await recordStaffAudit(deps, tx, { action, by: session, network });
      return work(tx);
    });

  actions.show('/staff/account', 'signed-in', (visit) => show(visit, null));

  actions.change(
    '/staff/account/password',
    'signed-in',
    z.object({ current: password, password, again: password }),
    async (visit, given) => {
      const { session, context } = visit;
      const fault = checkNewStaffPassword(given, session.name);
      if (fault !== null) return show(visit, fault);
      if (!(await isTheirs(visit, given.current))) return show(visit, WRONG);
      const passwordHash = await hashSecret(given.password);
      await noted(visit, 'password changed', async (tx) => {
        await tx.update(staff).set({ passwordHash }).where(eq(staff.id, session.id));
        await endStaffSessionsOf(tx, session.id, session.token);
      });
      counterCookies(settings).giveDevice(
        context,
        drawDevice({ name: session.name, passwordHash }),
      );
      return context.redirect('/staff/account?said=password', 303);
    },
  );

  actions.change(
    '/staff/account/recovery-codes',
    'signed-in',
    z.object({ current: password }),
    async (visit, { current }) => {
      if (!(await isTheirs(visit, current))) return show(visit, WRONG);
      const codes = await noted(visit, 'recovery codes renewed', (tx) =>
        renewRecoveryCodes(tx, visit.session.id),
      );
      return showPage(visit, { title: 'Recovery codes' }, recoveryPage(codes, '/staff/account'));
    },
  );

  actions.change(
    '/staff/account/sessions/end',
    'signed-in',
    z.object({ session: z.string().max(64) }),
    async (visit, given) => {
      const isEnded = await endOwnSession(deps, visit, given.session);
      return visit.context.redirect(`/staff/account?said=${isEnded ? 'ended' : 'already'}`, 303);
    },
  );

  actions.change('/staff/account/sign-out-everywhere', 'signed-in', z.object({}), async (visit) => {
    const { id, token } = visit.session;
    await noted(visit, 'signed out everywhere', (tx) => endStaffSessionsOf(tx, id, token));
    return visit.context.redirect('/staff/account?said=elsewhere', 303);
  });
}
