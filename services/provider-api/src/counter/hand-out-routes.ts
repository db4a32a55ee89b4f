/** Goods of an order that leave the shop: handed out in parts, and taken back where that was a mistake. */
import * as z from 'zod';
import type { Deps } from '../domain/deps';
import { formOnce } from '../domain/done-once';
import { handOut } from '../domain/orders/hand-out';
import { takeBackHandOut } from '../domain/orders/take-back-hand-out';
import { mayDo } from '../domain/staff/role';
import type { Actions } from './actions';
import { rowId } from './form';
import { formKey } from './form-key';
import {
  already,
  back,
  GOODS_SAID,
  rerenderOnConflict,
  unitsIn,
  type ShowOrder,
} from './hand-out-answers';
import { actorOf, partOf } from './visit';

const AT = '/staff/orders/:number';

export function handOutRoutes(actions: Actions, deps: Deps, showOrder: ShowOrder): void {
  actions.says(GOODS_SAID);
  actions.change(
    `${AT}/hand-out`,
    'order-changes',
    z
      .object({
        shown: z.string().max(64),
        key: formKey,
        rest: z.enum(['kept', 'back'], 'Must be kept or back.'),
      })
      .catchall(z.string()),
    (visit, { key, rest, ...form }) =>
      rerenderOnConflict(visit, showOrder, async () => {
        const units = unitsIn(form);
        const number = partOf(visit, 'number');
        const once = formOnce(key, { number, rest, units: [...units] });
        const asked = { number, shown: form.shown, units, rest, once };
        const { completed, told, isNew } = await handOut(deps, asked, actorOf(visit));
        if (!isNew) return already(visit);
        return back(visit, completed ? 'handed-out-all' : 'handed-out', told);
      }),
  );

  actions.change(
    `${AT}/hand-out/back`,
    'order-changes',
    z.object({ id: rowId }),
    async (visit, { id }) => {
      const mayAll = mayDo(visit.session.role, 'hand-outs-of-all');
      const asked = { number: partOf(visit, 'number'), id, mayAll };
      const told = await takeBackHandOut(deps, asked, actorOf(visit));
      return told === null ? already(visit) : back(visit, 'hand-out-back', told);
    },
  );
}
