/** What the log keeps of a change: the fields that are another now, as they were and as they are. */
import type { AuditFields } from '../../database/tables/audit';
import { changedParts } from './changed-parts';

/** @param before has the fields of `after` */
export function changedFields<Fields extends AuditFields>(
  before: Fields,
  after: Fields,
): { before: AuditFields; after: AuditFields } {
  const changed: { before: AuditFields; after: AuditFields } = { before: {}, after: {} };
  for (const [field, now] of Object.entries(after)) {
    const old = before[field] ?? null;
    if (old === now) continue;
    const both =
      typeof old === 'string' && typeof now === 'string'
        ? changedParts(old, now)
        : { before: old, after: now };
    changed.before[field] = both.before;
    changed.after[field] = both.after;
  }
  return changed;
}

/** What the log keeps of something new: its fields, of long texts the beginning. */
export const addedFields = (fields: AuditFields): AuditFields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      typeof value === 'string' ? changedParts('', value).after : value,
    ]),
  );
