/** Orders that staff write down, and changes to orders: where they begin. */
import * as z from 'zod';
import type { Deps } from '../domain/deps';
import { formOnce } from '../domain/done-once';
import { addUnit } from '../domain/order-drafts/draft-lines';
import { findByCode } from '../domain/cart/find-goods';
import { startChanges, startDraft } from '../domain/order-drafts/start-draft';
import type { Environment } from '../environment';
import type { Actions } from './actions';
import { addressWith } from './asked-page';
import { draftAddingRoutes } from './draft-adding-routes';
import { AT, DRAFT_SAID, goTo, ONE, pathOf, showDraft } from './draft-answers';
import { contactFields } from './draft-form';
import { draftFormRoutes } from './draft-form-routes';
import { typed } from './form';
import { formKey } from './form-key';
import { actorOf, partOf } from './visit';
import { NewOrderPage } from './pages/drafts/new-order-page';
import { showPage } from './show-page';

export function draftRoutes(actions: Actions, deps: Deps, environment: Environment): void {
  actions.says(DRAFT_SAID);
  actions.show(`${AT}/new`, 'order-changes', (visit) =>
    showPage(visit, { title: 'New order', at: AT }, NewOrderPage()),
  );

  actions.change(
    `${AT}/new`,
    'order-changes',
    z.object({ ...contactFields, code: typed(100).default(''), key: formKey }),
    async (visit, { code, key, ...contact }) => {
      const once = formOnce(key, { ...contact, code });
      const id = await startDraft(deps, { contact, once }, actorOf(visit));
      const [first, ...others] = await findByCode(deps, code);
      if (!first || others.length > 0) {
        return visit.context.redirect(addressWith(pathOf(id), { q: code, said: 'begun' }), 303);
      }
      const line = { id, variantId: first.variantId, once: formOnce(key, { first: code }) };
      await addUnit(deps, line);
      return goTo(visit, pathOf(id), 'begun');
    },
  );

  actions.show(ONE, 'order-changes', (visit) => showDraft(deps, visit));
  draftAddingRoutes(actions, deps);
  draftFormRoutes(actions, deps, environment);

  actions.change(`${AT}/:number/changes`, 'order-changes', z.object({}), async (visit) => {
    const id = await startChanges(deps, partOf(visit, 'number'), actorOf(visit));
    return visit.context.redirect(pathOf(id), 303);
  });
}
