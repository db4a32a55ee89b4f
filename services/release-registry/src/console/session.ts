/** Somebody at the console, and what the next page says to them. */
import { LRUCache } from 'lru-cache';
import type { Person } from './people';

/** Of somebody who is signed in, or of everybody on a developer's machine. */
export type Session = Person & {
  id: string;
  /** By which their forms are distinguished from others'. */
  token: string;
};

const MOST = 500;

export type Flash = {
  say(session: Session, words: string): void;
  /** What is said, once; null for nothing. */
  take(session: Session): string | null;
};

/** What the next page says of what was done. A restart forgets it. */
export function createFlash(): Flash {
  const said = new LRUCache<string, string>({ max: MOST });
  return {
    say({ token }, words) {
      said.set(token, words);
    },
    take({ token }) {
      const words = said.get(token) ?? null;
      said.delete(token);
      return words;
    },
  };
}
