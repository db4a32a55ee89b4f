import type { HostApi } from 'shared-contracts/door';
import { createStore, useStore, type StoreApi } from 'zustand';
import { useHost } from '../host';

/** An inquiry that was sent, with its reference where the provider gives one. */
type SentInquiry = { reference: string | null };

// The inquiries of this visit, newest first (specification, section 7: the inquiry list). Each host
// has its own list, like every other state of the shop.
const lists = new WeakMap<HostApi, StoreApi<SentInquiry[]>>();

function listOf(host: HostApi): StoreApi<SentInquiry[]> {
  const known = lists.get(host);
  if (known) return known;
  const list = createStore<SentInquiry[]>(() => []);
  lists.set(host, list);
  return list;
}

/** What was sent in this visit. */
export function useSentInquiries(): SentInquiry[] {
  return useStore(listOf(useHost()));
}

function referenceOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('reference' in data)) return null;
  const { reference } = data;
  return typeof reference === 'string' || typeof reference === 'number' ? String(reference) : null;
}

/** Adds an answer's data to the list. The specification doesn't define its shape. */
export function addSentInquiry(host: HostApi, data: unknown): void {
  listOf(host).setState((sent) => [{ reference: referenceOf(data) }, ...sent], true);
}
