import type { Draft, HostApi } from 'shared-contracts/door';

function farewell(host: Pick<HostApi, 'draft'>): Draft<string> {
  return host.draft<string>('farewell');
}

/** Stores the goodbye to a customer, because the session's end reloads the page. */
export function keepFarewell(host: Pick<HostApi, 'draft'>, words: string): void {
  farewell(host).write(words);
}

/** Shows the stored goodbye, once. */
export function sayFarewell(host: Pick<HostApi, 'draft' | 'notify'>): void {
  const draft = farewell(host);
  const words: unknown = draft.read();
  if (typeof words !== 'string') return;
  draft.clear();
  host.notify({ tone: 'success', text: words });
}
