/** Signing in at the counter, and somebody's own account there. */
import { accountRoutes } from 'back-office/accounts/account-routes';
import type { AccountOffice } from 'back-office/accounts/office';
import { signInRoutes } from 'back-office/accounts/sign-in-routes';
import * as z from 'zod';
import type { Deps } from '../domain/deps';
import { staffStore } from '../domain/staff/staff-store';
import { SIGN_IN, type Actions, type StaffVisit } from './actions';
import { counterCookies } from './cookies';
import { STRANGERS_MOST } from './form';
import { Moment } from './pages/moment';
import { WHO_RUNS_IT } from './pages/who-runs-it';
import type { Environment } from '../environment';
import { GIVEN_BACK } from './session-ended';
import { showPage, showToAnybody } from './show-page';

export function bindAccounts(actions: Actions, deps: Deps, environment: Environment): void {
  const office: AccountOffice<StaffVisit> = {
    store: staffStore(deps),
    tries: deps.limits,
    now: deps.now,
    cookies: counterCookies(environment),
    bind: {
      showAnybody: (path, handle) => actions.showAnybody(path, handle),
      changeAnybody: (path, schema, handle) => actions.changeAnybody(path, schema, handle),
      show: (path, handle) => actions.show(path, 'signed-in', handle),
      change: (path, schema, handle) => actions.change(path, 'signed-in', schema, handle),
    },
    page: (visit, place, main, status = 200) =>
      'session' in visit
        ? showPage(visit, place, main, status)
        : showToAnybody(visit, place, main, status),
    roleOf: ({ session }) => `with the role ${session.role.name}`,
    issuer: 'Ironwharf counter',
    added: 'this shop',
    whoRunsIt: WHO_RUNS_IT,
    paths: {
      home: '/staff',
      signIn: SIGN_IN,
      signOut: '/staff/sign-out',
      welcome: '/staff/welcome',
      account: '/staff/account',
    },
    time: (at) => Moment({ at }),
    home: 'Go to the counter',
    goOn: (visit, token, left) => actions.pageAfterSignIn(visit, token, left),
  };
  actions.change(
    GIVEN_BACK,
    'signed-in',
    z.object({ kept: z.string().max(STRANGERS_MOST) }),
    (visit, { kept }) => actions.pageAfterSignIn(visit, visit.session.token, { to: '', kept }),
  );
  signInRoutes(office);
  accountRoutes(office);
}
