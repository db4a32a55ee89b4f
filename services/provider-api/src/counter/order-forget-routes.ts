/** Deleting what an order says of somebody who has neither an account nor an email. */
import * as z from 'zod';
import { forgetWalkIn } from '../domain/customers/forget-walk-in';
import type { Deps } from '../domain/deps';
import { invalid } from '../domain/refusal';
import { isOwnPassword } from '../domain/staff/own-password';
import type { Actions } from './actions';
import { WRONG_PASSWORD } from './customer-routes';
import { password } from './form';
import { actorOf, partOf } from './visit';

export function orderForgetRoutes(actions: Actions, deps: Deps): void {
  actions.says({ 'walk-in-forgotten': 'What was stored of the customer is deleted.' });
  actions.change(
    '/staff/orders/:number/forget',
    'customer-data',
    z.object({ current: password }),
    async (visit, { current }) => {
      if (!(await isOwnPassword(deps, visit.session, current))) {
        throw invalid({ current: WRONG_PASSWORD });
      }
      const number = partOf(visit, 'number');
      await forgetWalkIn(deps, number, actorOf(visit));
      const path = `/staff/orders/${encodeURIComponent(number)}`;
      return visit.context.redirect(`${path}?said=walk-in-forgotten`, 303);
    },
  );
}
