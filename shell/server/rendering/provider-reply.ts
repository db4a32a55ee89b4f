/**
 * The provider's unread reply to a call that the document server made for a render worker; `late`
 * where it was waited for no longer.
 */
export type ProviderReply =
  | { kind: 'answer'; status: number; text: string; retryAfter: string | null }
  | { kind: 'offline' }
  | { kind: 'late' };
