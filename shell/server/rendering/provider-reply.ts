/** What a provider said to a call that the document server made for a render worker, as it came. */
export type ProviderReply =
  { kind: 'answer'; status: number; text: string; retryAfter: string | null } | { kind: 'offline' };
