/** Names the state of a row that a form shows, so that what somebody changed meanwhile is seen. */
import { createHash } from 'node:crypto';
import { changedParts } from './changed-parts';

/** Equal for equal values. @param values numbers, texts, lists: what the form shows */
export function versionOf(values: unknown): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
}

/** One field that was typed, beside what the shop has now. */
export type Differing = { label: string; yours: string; now: string };

/** A value as people say it. */
const said = (value: string | boolean): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value || '-';

/** Two values of a field as a page shows them beside each other: of long texts what differs. */
export function asShown(label: string, yours: string | boolean, now: string | boolean): Differing {
  const parts = changedParts(said(now), said(yours));
  return { label, yours: parts.after, now: parts.before };
}

/** Thrown where a form shows an older state than the shop has; nothing was done. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';

  constructor(readonly fields: readonly Differing[]) {
    super('somebody changed it meanwhile');
  }
}
