import type { HostApi } from 'shared-contracts/door';
import { z } from 'shared-contracts/schema';
import { safeStorage } from 'shared-contracts/storage';
import {
  openOrder,
  readBegunOrder,
  waitingOrder,
  writeBegunOrder,
  type OpenOrder,
  type WaitingOrder,
} from 'shared-contracts/storage-keys/begun-order';
import { forgetBegunOrder } from 'shared-contracts/storage-keys/begun-order-held';
import { businessIn, noBusiness, type BusinessValues } from './business';
import { fields, type FormValues } from './fields';
import { emptyForm } from './form';

const local = safeStorage(() => window.localStorage);

/**
 * How the customer sees the values: as a form; or as a few lines with Edit, where they are the last
 * order's; `asking` while the last order is read.
 */
type Shown = 'asking' | 'lines' | 'form';

/** What survives a reload. */
export type CheckoutDraft = {
  user_id: string;
  values: FormValues;
  /** What a company fills in beside them. */
  business: BusinessValues;
  shown: Shown;
  /** An order that was sent and whose outcome is unknown. */
  open: OpenOrder | null;
  /** The order that failed last, where the failure doesn't prove that it will never be placed. */
  failed: OpenOrder | null;
  /** An order that waits for the network, and for its customer to confirm it again. */
  waiting: WaitingOrder | null;
};

/** Whether an order was begun whose end is not known, so that it has to outlive the tab. */
export const isBegun = ({ open, failed, waiting }: CheckoutDraft): boolean =>
  (open ?? failed ?? waiting) !== null;

const values = z.record(z.string(), z.string());
const stored = z.object({
  user_id: z.string(),
  values,
  business: z.optional(values),
  shown: z.optional(z.enum(['asking', 'lines', 'form'])),
  open: z.optional(z.unknown()),
  failed: z.optional(z.unknown()),
  waiting: z.optional(z.unknown()),
});

// Gives the order exactly as stored, not as the schema reads it, because a repeat has to be
// identical.
const orderIn = (value: unknown) =>
  z.safeParse(openOrder(), value).success ? (value as OpenOrder) : null;

/**
 * The draft of this customer, or a new one: the stored draft may be another customer's, or
 * malformed.
 */
export function readDraft(host: HostApi, userId: string, email: string): CheckoutDraft {
  const user = host.session.read()?.user;
  const name = user?.id === userId ? (user.name ?? '') : '';
  const fresh: CheckoutDraft = {
    user_id: userId,
    values: emptyForm(email, name),
    business: noBusiness,
    shown: 'asking',
    open: null,
    failed: null,
    waiting: null,
  };
  const read = [host.draft<unknown>('checkout').read(), readBegunOrder(local)]
    .map((draft) => z.safeParse(stored, draft))
    .find(({ data }) => data?.user_id === userId);
  if (!read?.success) return fresh;
  const typed = read.data.values;
  return {
    user_id: userId,
    values: Object.fromEntries(
      fields.map(({ name }) => [name, typed[name] ?? fresh.values[name]]),
    ) as FormValues,
    business: businessIn(read.data.business ?? {}),
    shown: read.data.shown ?? 'form',
    open: orderIn(read.data.open),
    failed: orderIn(read.data.failed),
    waiting: z.safeParse(waitingOrder(), read.data.waiting).data ?? null,
  };
}

/**
 * @param begun whether the draft before had a begun order
 * @returns false where a begun order doesn't outlive the tab
 */
export function writeDraft(host: HostApi, draft: CheckoutDraft, begun: boolean): boolean {
  host.draft<CheckoutDraft>('checkout').write(draft);
  if (isBegun(draft)) return writeBegunOrder(local, draft);
  if (begun) forgetBegunOrder(local);
  return true;
}

export function clearDraft(host: HostApi): void {
  host.draft<CheckoutDraft>('checkout').clear();
  forgetBegunOrder(local);
}
