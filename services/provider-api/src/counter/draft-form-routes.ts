/** The own form of a draft: kept, placed as an order, or saved as changes to one. */
import { shownAgain } from 'back-office/forms/shown-again';
import type * as z from 'zod';
import type { Differing } from '../domain/audit/version';
import type { Deps } from '../domain/deps';
import { isOfChanges, readDraft } from '../domain/order-drafts/draft';
import { placeDraft } from '../domain/order-drafts/place-draft';
import { saveChanges } from '../domain/order-drafts/save-changes';
import { saveDraft, type DraftForm } from '../domain/order-drafts/save-draft';
import { invalid } from '../domain/refusal';
import type { Environment } from '../environment';
import type { Actions, StaffVisit } from './actions';
import { tryChange } from './catalogue/answers';
import { goTo, idOf, ONE, orderPath, pathOf, showDraft } from './draft-answers';
import { draftForm, draftValues } from './draft-form';
import { actorOf } from './visit';
import { discountMostOf } from './typed-rate';

type Whole = DraftForm & { total: number };

async function place(deps: Deps, visit: StaffVisit, form: Whole): Promise<Response> {
  const placed = await placeDraft(deps, form, actorOf(visit));
  if (placed.outcome === 'total') return goTo(visit, pathOf(form.id), 'total');
  if (placed.outcome === 'already') return goTo(visit, orderPath(placed.number), 'already');
  return goTo(visit, orderPath(placed.number), placed.told ? 'placed' : 'placed-no-email');
}

/** @param again shows its form as it was typed, for the state that is now */
async function save(
  deps: Deps,
  visit: StaffVisit,
  form: Whole,
  again: (fields: readonly Differing[]) => Promise<Response>,
): Promise<Response> {
  const saved = await saveChanges(deps, form, actorOf(visit));
  if (saved.outcome === 'total' || saved.outcome === 'over') {
    return goTo(visit, pathOf(form.id), saved.outcome);
  }
  if (saved.outcome === 'meanwhile') return again(saved.fields);
  if (saved.outcome === 'already') return goTo(visit, orderPath(saved.number), 'already');
  const said = saved.told === 'told' ? 'changed' : (`changed-${saved.told}` as const);
  return goTo(visit, orderPath(saved.number), said);
}

/** @throws Refusal invalid where an item is typed beside the form: nobody wants the order without it */
function checkAdded({ forms }: StaffVisit, id: number): void {
  const scanned = forms.beside.find(({ at }) => at === `${pathOf(id)}/lines`);
  const code = scanned?.fields.code?.trim() ?? '';
  if (code === '') return;
  const words = `‘${code}’ is typed as an item and not added. Please add it, or empty the field.`;
  throw invalid({ '': words });
}

export function draftFormRoutes(actions: Actions, deps: Deps, environment: Environment): void {
  const formOf = (visit: StaffVisit, form: z.output<typeof draftForm>): Whole => ({
    id: idOf(visit),
    shown: form.shown,
    total: form.total,
    values: draftValues(form),
    discountMost: discountMostOf(visit, environment),
  });

  actions.change(ONE, 'order-changes', draftForm, (visit, form) => {
    const again = (fields: readonly Differing[]) =>
      showDraft(deps, shownAgain(visit, { anew: true }), fields);
    return tryChange(async () => {
      const given = formOf(visit, form);
      const draft = await readDraft(deps.db, given.id, deps.now());
      if (form.do === 'place' && draft) {
        checkAdded(visit, given.id);
        return isOfChanges(draft) ? save(deps, visit, given, again) : place(deps, visit, given);
      }
      await saveDraft(deps, given);
      return goTo(visit, pathOf(given.id), 'drafted');
    }, again);
  });
}
