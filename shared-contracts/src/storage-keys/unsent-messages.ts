/**
 * Inquiries and requests for quotations that were sent without a network, in local storage: they
 * outlive their tab and the release that has written them. Nothing is stored while none waits.
 */
import { z } from '../schema';
import { readJson, type SafeStorage } from '../storage';
import { inquiryBody } from '../wire/inquiry';
import { requestQuotationBody } from '../wire/quotation-request';
import { UNSENT_MESSAGES_KEY } from './unsent-messages-held';

const VERSION = 1;
const text = () => z.string();

const common = () => ({
  /** The Idempotency-Key, made before the first try: each try goes under it. */
  key: text(),
  /** The customer who wrote it; null for a guest. It is not shown to anybody else. */
  owner: z.nullable(text()),
  /** Why the shop doesn't take it; then it is not tried again. */
  refused: z.optional(text()),
});

/** An inquiry that waits. */
const unsentInquiry = () =>
  z.object({ ...common(), kind: z.literal('inquiry'), body: inquiryBody });

/** A request for a quotation that waits. */
const unsentRequest = () =>
  z.object({ ...common(), kind: z.literal('quotation-request'), body: requestQuotationBody });

const unsentMessage = () => z.union([unsentInquiry(), unsentRequest()]);
export type UnsentMessage = z.input<ReturnType<typeof unsentMessage>>;

/** What is stored. */
export const unsentMessages = () =>
  z.object({ version: z.literal(VERSION), messages: z.array(unsentMessage()) });

/** Whether a change of local storage is one of what waits; without a key all of it was cleared. */
export const isUnsentMessages = (key: string | null): boolean =>
  key === UNSENT_MESSAGES_KEY || key === null;

/** What waits, oldest first; what can't be read is left out. */
export function readUnsentMessages(storage: Pick<SafeStorage, 'read'>): UnsentMessage[] {
  const whole = z.object({ version: z.literal(VERSION), messages: z.array(z.unknown()) });
  const stored = z.safeParse(whole, readJson(storage.read(UNSENT_MESSAGES_KEY))).data;
  // As they were stored, not as the schema reads them: a repeat has to be identical.
  return (stored?.messages ?? []).filter(
    (message): message is UnsentMessage => z.safeParse(unsentMessage(), message).success,
  );
}

/**
 * Stores what waits; where nothing does, nothing is stored any more.
 * @returns false where the browser stores nothing
 */
export function writeUnsentMessages(
  storage: SafeStorage,
  messages: readonly UnsentMessage[],
): boolean {
  if (messages.length > 0) {
    return storage.write(UNSENT_MESSAGES_KEY, JSON.stringify({ version: VERSION, messages }));
  }
  storage.remove(UNSENT_MESSAGES_KEY);
  return true;
}
