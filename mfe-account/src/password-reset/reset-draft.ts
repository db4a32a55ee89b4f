import type { Draft, HostApi } from 'shared-contracts/door';

/** How far a reset got, stored so that it survives a look at the mail that reloads the page. */
export type ResetDraft = { email: string };

export function resetDraft(host: Pick<HostApi, 'draft'>): Draft<ResetDraft> {
  return host.draft<ResetDraft>('forgot-password');
}

/** The email for which a code was asked in this tab, or null. */
export function keptEmail(host: Pick<HostApi, 'draft'>): string | null {
  const kept: unknown = resetDraft(host).read();
  const email = typeof kept === 'object' && kept !== null && 'email' in kept ? kept.email : null;
  return typeof email === 'string' && email !== '' ? email : null;
}
