import type { Context } from 'hono';
import type { GivenForms, RefusedForm } from './given-forms';

/** A visit as far as its forms are concerned. */
export type FormVisit = { context: Context; forms: GivenForms };

type Again = {
  /** What is wrong with it; nothing where it was only looked at. */
  faults?: RefusedForm['faults'];
  /** Whether its hidden fields are the page's own, because the page is of a later state. */
  anew?: boolean;
  /** The fields of which the page shows its own value. */
  without?: readonly string[];
};

/** A visit whose page shows the form that was sent as it was typed. */
export function shownAgain<V extends FormVisit>(
  visit: V,
  { faults = {}, anew = false, without = [] }: Again = {},
): V {
  const { context, forms } = visit;
  const sent = Object.entries(forms.own?.fields ?? {});
  const fields = Object.fromEntries(sent.filter(([name]) => !without.includes(name)));
  return {
    ...visit,
    forms: { ...forms, refused: { path: context.req.path, fields, faults, anew } },
  };
}
