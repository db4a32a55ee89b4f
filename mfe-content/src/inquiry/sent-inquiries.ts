import { create } from 'zustand';

/** An inquiry that the shop has: by its reference, where the provider gives one. */
export type SentInquiry = { reference: string | null };

/** The inquiries of this visit, newest first (specification, section 7: the inquiry list). */
export const useSentInquiries = create<SentInquiry[]>(() => []);

function referenceOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('reference' in data)) return null;
  const { reference } = data;
  return typeof reference === 'string' || typeof reference === 'number' ? String(reference) : null;
}

/** Adds an answer's data to the list. Its shape is the provider's own. */
export function addSentInquiry(data: unknown): void {
  useSentInquiries.setState((sent) => [{ reference: referenceOf(data) }, ...sent], true);
}
