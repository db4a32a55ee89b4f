import type { HostApi } from 'shared-contracts/door';
import { z } from 'shared-contracts/schema';
import { placeOrderBody, type PlaceOrderBody } from 'shared-contracts/wire/order';
import { emptyForm, fields, type FormValues } from './form';

/**
 * An order that was sent and whose outcome is unknown. To ask what became of it, the very same
 * body goes out again under the same key.
 */
export type OpenOrder = { key: string; body: PlaceOrderBody };

/** What survives a reload: the form, and an order without an answer. */
export type CheckoutDraft = { user_id: string; values: FormValues; open: OpenOrder | null };

const values = z.record(z.string(), z.string());
const open = z.object({ key: z.string(), body: placeOrderBody });
const stored = z.object({ user_id: z.string(), values, open: z.optional(z.nullable(z.unknown())) });

/** The draft of this customer, or a fresh one: what lies there may be another's, or anything. */
export function readDraft(host: HostApi, userId: string, email: string): CheckoutDraft {
  const fresh: CheckoutDraft = { user_id: userId, values: emptyForm(email), open: null };
  const read = z.safeParse(stored, host.draft<unknown>('checkout').read());
  if (!read.success || read.data.user_id !== userId) return fresh;
  const kept = read.data.values;
  const unanswered = z.safeParse(open, read.data.open);
  return {
    user_id: userId,
    values: Object.fromEntries(
      fields.map(({ name }) => [name, kept[name] ?? fresh.values[name]]),
    ) as FormValues,
    open: unanswered.success ? (read.data.open as OpenOrder) : null,
  };
}

export function writeDraft(host: HostApi, draft: CheckoutDraft): void {
  host.draft<CheckoutDraft>('checkout').write(draft);
}

export function clearDraft(host: HostApi): void {
  host.draft<CheckoutDraft>('checkout').clear();
}
