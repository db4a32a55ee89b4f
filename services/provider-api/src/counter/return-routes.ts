/** Goods of an order that a customer brings back. */
import * as z from 'zod';
import { RETURN_CONDITIONS, type ReturnCondition } from '../database/tables/hand-outs';
import type { Deps } from '../domain/deps';
import { formOnce } from '../domain/done-once';
import { takeReturn } from '../domain/orders/take-return';
import { invalid } from '../domain/refusal';
import type { Environment } from '../environment';
import type { Actions } from './actions';
import { typed } from './form';
import { formKey } from './form-key';
import { already, back, rerenderOnConflict, unitsIn, type ShowOrder } from './hand-out-answers';
import { actorOf, partOf } from './visit';

const isCondition = (text: unknown): text is ReturnCondition =>
  RETURN_CONDITIONS.some((each) => each === text);

export function returnRoutes(
  actions: Actions,
  deps: Deps,
  { returnDays: days }: Environment,
  showOrder: ShowOrder,
): void {
  actions.change(
    '/staff/orders/:number/return',
    'order-changes',
    z
      .object({ shown: z.string().max(64), key: formKey, reason: typed(300, 1) })
      .catchall(z.string()),
    (visit, { key, reason, ...form }) =>
      rerenderOnConflict(visit, showOrder, async () => {
        const brought = new Map(
          [...unitsIn(form)].map(([id, units]) => {
            const condition = form[`condition-${id}`];
            if (!isCondition(condition)) {
              throw invalid({ [`condition-${id}`]: 'Must be good or damaged.' });
            }
            return [id, { units, condition }];
          }),
        );
        const number = partOf(visit, 'number');
        const once = formOnce(key, { number, reason, brought: [...brought] });
        const asked = { number, shown: form.shown, brought, reason, days, once };
        const { told, isNew } = await takeReturn(deps, asked, actorOf(visit));
        return isNew ? back(visit, 'returned', told) : already(visit);
      }),
  );
}
