/**
 * How often something may be tried. The counters are in the same database (rate-limiter-flexible
 * has a Drizzle store, which works on PGlite and PostgreSQL alike), so that they survive a restart
 * and hold across several providers; only searches are counted in memory.
 */
import {
  RateLimiterDrizzle,
  RateLimiterMemory,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Database } from './database/open';
import { rateLimits } from './database/schema';
import { Refusal } from './http/refusal';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Points within seconds, before RATE_LIMIT_SCALE. */
const rules = {
  /** Every try of a login: a hash costs about 10 ms of the machine. */
  loginByNetwork: { points: 100, duration: 10 * MINUTE },
  /** One network's tries of one account; given back by a right password. */
  loginByPair: { points: 10, duration: 15 * MINUTE },
  /** Everybody's tries of one account: more, so that a stranger can't lock its owner out. */
  loginByEmail: { points: 60, duration: 15 * MINUTE },
  registerByNetwork: { points: 60, duration: HOUR },
  /** Tries of a code; a code itself dies after five. */
  codeByNetwork: { points: 60, duration: 10 * MINUTE },
  /** Mails with a code: resend, forgotten password, registration. */
  codeMailByNetwork: { points: 60, duration: HOUR },
  codeMailByEmail: { points: 6, duration: HOUR },
  inquiryByNetwork: { points: 20, duration: HOUR },
  /** Searches and suggestions: who types asks some three times a second, and offices share one. */
  searchByNetwork: { points: 2400, duration: MINUTE },
} as const;

/** Counted in this process alone: a write for each key that is typed would cost what it saves. */
const inMemory: ReadonlySet<string> = new Set<LimitName>(['searchByNetwork']);

type LimitName = keyof typeof rules;

export type Limits = {
  /** @throws Refusal 429 with Retry-After when there are no tries left */
  take(name: LimitName, key: string): Promise<void>;
  /** Gives all of a key's tries back. */
  reset(name: LimitName, key: string): Promise<void>;
};

/** @param scale multiplies every rule (RATE_LIMIT_SCALE) */
export function createLimits(db: Database, scale: number): Limits {
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  const limiterOf = (name: LimitName): RateLimiterAbstract => {
    const known = limiters.get(name);
    if (known) return known;
    const rule = rules[name];
    const options = {
      keyPrefix: name,
      points: Math.max(1, Math.round(rule.points * scale)),
      duration: rule.duration,
    };
    const limiter = inMemory.has(name)
      ? new RateLimiterMemory(options)
      : new RateLimiterDrizzle({ ...options, storeClient: db, schema: rateLimits });
    limiters.set(name, limiter);
    return limiter;
  };
  return {
    async take(name, key) {
      try {
        await limiterOf(name).consume(key);
      } catch (error) {
        if (error instanceof Error) throw error;
        const wait = Math.ceil((error as { msBeforeNext: number }).msBeforeNext / 1000);
        throw new Refusal(429, 'Too many attempts. Please try again later.', {
          retryAfterSeconds: Math.max(1, wait),
        });
      }
    },
    async reset(name, key) {
      await limiterOf(name).delete(key);
    },
  };
}
