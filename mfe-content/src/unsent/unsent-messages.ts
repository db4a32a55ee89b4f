import type { HostApi } from 'shared-contracts/door';
import { safeStorage } from 'shared-contracts/storage';
import {
  isUnsentMessages,
  readUnsentMessages,
  writeUnsentMessages,
  type UnsentMessage,
} from 'shared-contracts/storage-keys/unsent-messages';
import { createStore, type StoreApi } from 'zustand';

/** What waits, oldest first, and the key of the one that is being sent. */
type Unsent = { messages: readonly UnsentMessage[]; sending: string | null };

const stores = new WeakMap<HostApi, StoreApi<Unsent>>();
const storage = safeStorage(() => window.localStorage);

/** The messages in a text of the storage. */
const messagesIn = (text: string | null) => readUnsentMessages({ read: () => text });

/**
 * The messages of this host that wait for the network. A tab has its own copy, so that it still sends
 * what the browser has meanwhile evicted. Called in a browser only.
 */
export function unsentOf(host: HostApi): StoreApi<Unsent> {
  const known = stores.get(host);
  if (known) return known;
  const store = createStore<Unsent>(() => ({
    messages: readUnsentMessages(storage),
    sending: null,
  }));
  stores.set(host, store);
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (!isUnsentMessages(key)) return;
    // All of the storage was cleared.
    if (key === null) store.setState({ messages: [] });
    const now = messagesIn(newValue);
    // What was evicted before the change, this tab keeps: only another tab has removed the others.
    const known = new Set([...messagesIn(oldValue), ...now].map((message) => message.key));
    store.setState(({ messages }) => ({
      messages: [...messages.filter((message) => !known.has(message.key)), ...now],
    }));
  });
  // The next person at this browser must not see it. An expired session keeps it.
  host.events.on('session:ended', ({ reason }) => {
    if (reason === 'logout') change(host, (messages) => messages.filter(isGuests));
  });
  return store;
}

const isGuests = ({ owner }: UnsentMessage) => owner === null;

/**
 * Changes what is stored, which another tab may have changed, and this tab's copy.
 * @returns false where the browser stores nothing
 */
function change(
  host: HostApi,
  to: (messages: readonly UnsentMessage[]) => readonly UnsentMessage[],
): boolean {
  const store = unsentOf(host);
  if (!writeUnsentMessages(storage, to(readUnsentMessages(storage)))) return false;
  store.setState({ messages: to(store.getState().messages) });
  return true;
}

const besides = (messages: readonly UnsentMessage[], key: string) =>
  messages.filter((message) => message.key !== key);

/**
 * Keeps a message before it is sent for the first time, or what became of it.
 * @returns false where the browser stores nothing: then it doesn't wait
 */
export const keepUnsent = (host: HostApi, message: UnsentMessage): boolean =>
  change(host, (messages) => [...besides(messages, message.key), message]);

/** Forgets a message, which was sent, or is wanted no more. */
export function forgetUnsent(host: HostApi, key: string): void {
  const store = unsentOf(host);
  // Also where nothing can be written: in this tab it must not be sent again.
  if (!change(host, (messages) => besides(messages, key))) {
    store.setState(({ messages }) => ({ messages: besides(messages, key) }));
  }
}

/** Whether the browser still stores it. */
export const isStored = (key: string): boolean =>
  readUnsentMessages(storage).some((message) => message.key === key);

/** Those that the person at this browser may see: their own, and a guest's. */
export const shownTo = (host: HostApi, messages: readonly UnsentMessage[]): UnsentMessage[] => {
  const user = host.session.read()?.user.id ?? null;
  return messages.filter(({ owner }) => owner === null || owner === user);
};
