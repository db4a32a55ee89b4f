/** What is done with a draft beside its own form: items are added, its customer is chosen, it is thrown away. */
import * as z from 'zod';
import type { Deps } from '../domain/deps';
import { formOnce } from '../domain/done-once';
import { chooseCustomer } from '../domain/order-drafts/choose-customer';
import { addUnit } from '../domain/order-drafts/draft-lines';
import { findByCode } from '../domain/cart/find-goods';
import { throwAway } from '../domain/order-drafts/throw-away';
import { invalid } from '../domain/refusal';
import type { Actions } from './actions';
import { addressWith } from './asked-page';
import { goTo, idOf, ONE, pathOf } from './draft-answers';
import { rowId, typed } from './form';
import { formKey } from './form-key';
import { actorOf } from './visit';

export function draftAddingRoutes(actions: Actions, deps: Deps): void {
  actions.change(
    `${ONE}/lines`,
    'order-changes',
    z.object({ code: typed(100).default(''), variant: rowId.optional(), key: formKey }),
    async (visit, { code, variant, key }) => {
      const id = idOf(visit);
      if (variant === undefined && code === '') {
        throw invalid({ code: 'Please scan or type an item.' });
      }
      const found = variant === undefined ? await findByCode(deps, code) : [];
      const variantId = variant ?? (found.length === 1 ? found[0]?.variantId : undefined);
      if (variantId === undefined) {
        return visit.context.redirect(addressWith(pathOf(id), { q: code }), 303);
      }
      const once = formOnce(key, { code, variantId });
      const isNew = await addUnit(deps, { id, variantId, once });
      return goTo(visit, pathOf(id), isNew ? 'item' : 'already');
    },
  );

  actions.change(
    `${ONE}/customer`,
    'order-changes',
    z.object({ user: rowId.optional() }),
    async (visit, { user = null }) => {
      const id = idOf(visit);
      await chooseCustomer(deps, { id, userId: user });
      return goTo(visit, pathOf(id), 'chosen');
    },
  );

  actions.change(
    `${ONE}/away`,
    'order-changes',
    z.object({ to: z.enum(['away', 'back'], 'Must be away or back.') }),
    async (visit, { to }) => {
      const id = idOf(visit);
      const isNew = await throwAway(deps, { id, away: to === 'away' }, actorOf(visit));
      const said = to === 'away' ? 'thrown' : 'drawn';
      return goTo(visit, pathOf(id), isNew ? said : 'already');
    },
  );
}
