/** Who is signed in, and the tokens by which a form shows that it came from a page of theirs. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
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
  /** The token of a form that is sent to a path; another session's, or path's, is none. */
  tokenOf(id: string, path: string): string;
  isTokenOf(id: string, path: string, given: string): boolean;
};

export function createSessions(): Sessions {
  const sessions = new LRUCache<string, Session>({ max: MOST, ttl: SIGNED_IN_FOR });
  const key = randomBytes(32);
  const tokenOf = (id: string, path: string) =>
    createHmac('sha256', key).update(`${id} ${path}`).digest('base64url');
  return {
    begin(person) {
      const session = { id: randomBytes(32).toString('base64url'), person };
      sessions.set(session.id, session);
      return session;
    },
    find: (id) => sessions.get(id),
    end({ id }) {
      sessions.delete(id);
    },
    tokenOf,
    isTokenOf(id, path, given) {
      const [left, right] = [Buffer.from(given), Buffer.from(tokenOf(id, path))];
      return left.length === right.length && timingSafeEqual(left, right);
    },
  };
}
