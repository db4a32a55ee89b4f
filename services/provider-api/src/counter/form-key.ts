/**
 * A form that makes something makes it once, whatever is clicked twice or sent again: each form that
 * a page shows has a key of its own. Where the same form comes with other fields, as by the browser's
 * way back, it asks for another thing.
 */
import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { html } from 'hono/html';
import * as z from 'zod';
import type { Transaction } from '../database/open';
import { rateLimits } from '../database/tables/customers';
import type { Html } from './pages/html';

const KEPT_MS = 24 * 60 * 60_000;

export const newFormKey = (): string => randomUUID();

/** The hidden field with the key. @param key of a form that is shown again */
export const formKeyField = (key = newFormKey()): Html =>
  html`<input type="hidden" name="key" value="${key}" />`;

/** The key in a form's schema; a form without one makes something each time. */
export const formKey = z.string().max(64).default('');

/** A sent form: its key, and all that was typed. */
export type SentForm = { key: string; fields: unknown };

/**
 * Makes what a form asks for, or says what it made before. A key is used up as a limit of one is,
 * in the transaction that makes it, so that one at the same moment waits for it.
 * @param make returns the id of what it made
 */
export async function makeOnce(
  tx: Transaction,
  { key, fields }: SentForm,
  now: Date,
  make: () => Promise<number>,
): Promise<{ id: number; isNew: boolean }> {
  if (key === '') return { id: await make(), isNew: true };
  const content = createHash('sha256')
    .update(JSON.stringify([key, fields]))
    .digest('base64url');
  const row = { key: `form:${content}`, points: 0, expire: new Date(now.getTime() + KEPT_MS) };
  const used = eq(rateLimits.key, row.key);
  const first = await tx.insert(rateLimits).values(row).onConflictDoNothing().returning();
  if (first.length === 0) {
    const [made] = await tx.select({ id: rateLimits.points }).from(rateLimits).where(used);
    return { id: made?.id ?? 0, isNew: false };
  }
  const id = await make();
  await tx.update(rateLimits).set({ points: id }).where(used);
  return { id, isNew: true };
}
