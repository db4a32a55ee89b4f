import { inArray, isNotNull, or } from 'drizzle-orm';
import { audit } from '../../database/tables/audit';

/** What the log of staff has: what customers do with their accounts is none of it. */
export const isOfStaff = or(
  isNotNull(audit.object),
  inArray(audit.actorKind, ['staff', 'command', 'shop']),
);
