/** Who is signed in. */
import { drawToken } from 'back-office/secret-token';
import { LRUCache } from 'lru-cache';
import type { Person } from './people';

/** In milliseconds: a working day. */
export const SIGNED_IN_FOR = 8 * 3_600_000;
const MOST = 500;

export type Session = {
  id: string;
  person: Person;
  /** What the next page says of what was done, once. */
  said?: string | undefined;
};

export type Sessions = {
  begin(person: Person): Session;
  find(id: string): Session | undefined;
  end(session: Session): void;
};

export function createSessions(): Sessions {
  const sessions = new LRUCache<string, Session>({ max: MOST, ttl: SIGNED_IN_FOR });
  return {
    begin(person) {
      const session = { id: drawToken(), person };
      sessions.set(session.id, session);
      return session;
    },
    find: (id) => sessions.get(id),
    end({ id }) {
      sessions.delete(id);
    },
  };
}
