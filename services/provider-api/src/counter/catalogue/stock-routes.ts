/** The stock of a variant: what came, what was counted, what is corrected. */
import { shownAgain } from 'back-office/forms/shown-again';
import { quantityTyped } from 'shared-contracts/typed-number';
import * as z from 'zod';
import type { Differing } from '../../domain/audit/version';
import type { Deps } from '../../domain/deps';
import { changeStock, type StockChange } from '../../domain/stock/change-stock';
import type { Actions, StaffVisit } from '../actions';
import { typed, wholeNumber } from '../form';
import { formKey } from '../form-key';
import { AT } from '../pages/catalogue/fields';
import { byOf, goTo, idOf, tryChange } from './answers';

const UNITS_MOST = 10_000_000;
const SIGNED = 'Must be a number of units, as -2 or +2.';

const reason = typed(200, 1);
const received = z.object({
  key: formKey,
  units: wholeNumber('Must be a whole number, 1 or more.', 1, UNITS_MOST),
  reason,
});
const counted = z.object({
  key: formKey,
  found: wholeNumber('Must be a whole number, 0 or more.', 0, UNITS_MOST),
  shown: z
    .string()
    .max(10)
    .default('')
    .transform((text) => quantityTyped(text)),
  reason: typed(200),
});
const corrected = z.object({
  key: formKey,
  by: z
    .string(SIGNED)
    .transform((text) => {
      const [, sign = '', units = ''] = /^\s*([+−-]?)(.*)$/.exec(text) ?? [];
      const some = quantityTyped(units) ?? Number.NaN;
      return sign === '' || sign === '+' ? some : -some;
    })
    .pipe(
      z
        .number(SIGNED)
        .min(-UNITS_MOST, SIGNED)
        .max(UNITS_MOST, SIGNED)
        .refine((by) => by !== 0, SIGNED),
    ),
  reason,
});
const uncounted = z.object({ key: formKey, reason });

/** A form of the list of what is low. */
const LOW = '/staff/reports';

const SAID = {
  stockReceived: 'Received, and in the stock.',
  stockCounted: 'The count is saved.',
  stockCorrected: 'The stock is corrected.',
  stockUncounted: 'Its units are no longer counted.',
} as const;

/** Shows the page of a variant as it is now. */
export type ShowVariant = (
  visit: StaffVisit,
  besides: { changed: readonly Differing[] },
) => Promise<Response>;

export function stockRoutes(actions: Actions, deps: Deps, showVariant: ShowVariant): void {
  actions.says(SAID);

  async function change(
    visit: StaffVisit,
    { to, said, key }: { to: string; said: keyof typeof SAID; key: string },
    asked: StockChange,
  ) {
    const { isNew } = await changeStock(deps, { id: idOf(visit), key, change: asked }, byOf(visit));
    return goTo<keyof typeof SAID>(visit, to, isNew ? said : 'already');
  }
  const variant = (visit: StaffVisit) => `${AT}/variants/${idOf(visit)}`;

  actions.change(`${AT}/variants/:id/stock/received`, 'catalogue', received, (visit, form) => {
    const { key, ...fields } = form;
    const what = { to: variant(visit), said: 'stockReceived', key } as const;
    return change(visit, what, { kind: 'received', ...fields });
  });
  actions.change(`${LOW}/received/:id`, 'catalogue', received, (visit, { key, ...fields }) =>
    change(visit, { to: LOW, said: 'stockReceived', key }, { kind: 'received', ...fields }),
  );
  actions.change(`${AT}/variants/:id/stock/counted`, 'catalogue', counted, (visit, form) => {
    const { key, ...fields } = form;
    return tryChange(
      () => {
        const what = { to: variant(visit), said: 'stockCounted', key } as const;
        return change(visit, what, { kind: 'counted', ...fields });
      },
      (changed) => showVariant(shownAgain(visit, { anew: true }), { changed }),
    );
  });
  actions.change(`${AT}/variants/:id/stock/corrected`, 'catalogue', corrected, (visit, form) => {
    const { key, ...fields } = form;
    const what = { to: variant(visit), said: 'stockCorrected', key } as const;
    return change(visit, what, { kind: 'corrected', ...fields });
  });
  actions.change(`${AT}/variants/:id/stock/uncounted`, 'catalogue', uncounted, (visit, form) => {
    const { key, ...fields } = form;
    const what = { to: variant(visit), said: 'stockUncounted', key } as const;
    return change(visit, what, { kind: 'no longer counted', ...fields });
  });
}
