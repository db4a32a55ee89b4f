/** What a visit of staff says of itself. */
import { isStorable } from '../database/storable-text';
import type { Clerk, DoneBy } from '../domain/audit/record-staff';
import { notFound } from '../domain/refusal';
import type { StaffVisit } from './actions';

/** Who does something, for the audit log. */
export const actorOf = ({ session, network }: StaffVisit): DoneBy<Clerk> => ({
  by: { id: session.id, name: session.name },
  network,
});

/**
 * A named part of the path.
 * @throws Refusal not-found for what can be no name of anything stored
 */
export function partOf({ context }: StaffVisit, name: string): string {
  const part = context.req.param(name) ?? '';
  if (!isStorable(part)) throw notFound();
  return part;
}
