/** Names the state of a row that a form shows, so that what somebody changed meanwhile is seen. */
import { createHash } from 'node:crypto';

/** Equal for equal values. @param values numbers, texts, lists: what the form shows */
export function versionOf(values: unknown): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
}

/** One field that was typed, beside what the shop has now. */
export type Differing = { label: string; yours: string; now: string };

/** Thrown where a form shows an older state than the shop has; nothing was done. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';

  constructor(readonly fields: readonly Differing[]) {
    super('somebody changed it meanwhile');
  }
}
