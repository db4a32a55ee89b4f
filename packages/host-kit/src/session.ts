import type { Session, SessionApi } from 'shared-contracts/door';
import type { Events } from 'shared-contracts/facts';
import { z } from 'shared-contracts/schema';
import { user } from 'shared-contracts/wire/account';
import { readJson, type SafeStorage } from 'shared-contracts/storage';

/** The token's key in session storage (specification, section 9). */
export const TOKEN_KEY = 'token';
const USER_KEY = 'user';

export type SessionDependencies = {
  /** Session storage: the session ends with its tab. */
  storage: SafeStorage;
  events: Events;
  /** What happens to the page once a session has ended. */
  onEnd: (reason: 'logout' | 'expired') => void;
};

/**
 * The session of this tab: token under `token` and the user beside it in session storage
 * (specification, sections 4 and 9). Logged in means that both exist. Where storage is blocked the
 * session lasts until the next reload.
 */
export function createSession({ storage, events, onEnd }: SessionDependencies): SessionApi {
  const listeners = new Set<() => void>();
  let current = restore(storage);
  const change = (next: Session | null) => {
    current = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    start(session) {
      storage.write(TOKEN_KEY, session.token);
      storage.write(USER_KEY, JSON.stringify(session.user));
      change(session);
      events.tell('session:started', { user: session.user });
    },
    end(reason) {
      const had = current !== null;
      storage.remove(TOKEN_KEY);
      storage.remove(USER_KEY);
      change(null);
      // Several calls may fail with the same expired token, but the session ends once.
      if (!had && reason === 'expired') return;
      events.tell('session:ended', { reason });
      onEnd(reason);
    },
  };
}

function restore(storage: SafeStorage): Session | null {
  const token = storage.read(TOKEN_KEY);
  const known = z.safeParse(user, readJson(storage.read(USER_KEY)));
  return token && known.success ? { token, user: known.data } : null;
}
