/** What the catalogue's routes share: who changes, which row, and what is said of a refused change. */
import type { Clerk, DoneBy } from '../../domain/audit/record-staff';
import * as z from 'zod';
import { ChangedMeanwhile, type Differing } from '../../domain/audit/version';
import { rowId } from '../../database/row-id';
import { notFound } from '../../domain/refusal';
import type { StaffVisit } from '../actions';
import { AT } from '../pages/catalogue/fields';
import type { Html } from 'back-office/html';
import type { Already } from '../said';
import { showPage } from '../show-page';

/** The version that a form showed. */
export const version = z.string().max(64).default('');
export const archiveFields = z.object({ to: z.enum(['archive', 'shop'], 'is neither.') });
/** What a button of a form asks for; without one it is saved. */
export const todo = z.enum(['save', 'preview']).default('save');

export const byOf = ({ session, network }: StaffVisit): DoneBy<Clerk> => ({
  by: { id: session.id, name: session.name },
  network,
});

/** @throws Refusal not-found */
export function idOf({ context }: StaffVisit): number {
  const id = rowId(context.req.param('id') ?? '');
  if (id === null) throw notFound('There is no such page.');
  return id;
}

export const show = (visit: StaffVisit, title: string, main: Html, status: 200 | 409 | 422 = 200) =>
  showPage(visit, { title, at: AT }, main, status);

export const CATALOGUE_SAID = {
  saved: 'Saved. Shoppers see it with their next page.',
  added: 'Added. Shoppers see it with their next page.',
  archived: 'Archived. Shoppers no longer see it.',
  productDraft: 'It is a draft: only staff see it.',
  back: 'It is back in the shop.',
  pictures: 'The pictures are saved.',
  applied: 'The list is applied. It can be taken back.',
  takenBack: 'The list is taken back.',
} as const;

type Said = keyof typeof CATALOGUE_SAID | Already;

/** @param said by its name among those that the room's routes say */
export const goTo = <Own extends string = never>(
  { context }: StaffVisit,
  path: string,
  said: Said | Own,
) => context.redirect(`${path}?said=${said}`, 303);

/**
 * Makes a change and goes on. Where somebody changed the same meanwhile, its form is shown again as it
 * was typed, with what differs, and for the state that is now: sending it again is a decision.
 */
export async function tryChange(
  change: () => Promise<Response>,
  again: (changed: readonly Differing[]) => Promise<Response>,
): Promise<Response> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return again(error.fields);
    throw error;
  }
}
