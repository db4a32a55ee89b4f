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
import { rateLimits } from './database/tables/customers';
import { Refusal } from './http/refusal';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Rule = {
  points: number;
  /** In seconds. */
  duration: number;
  /** Not multiplied by RATE_LIMIT_SCALE, because the calls promise it. */
  fixed?: boolean;
};

/** Points within seconds, before RATE_LIMIT_SCALE. */
const rules = {
  /** Every try of a login: a hash costs about 10 ms of the machine. */
  loginByNetwork: { points: 100, duration: 10 * MINUTE },
  /** One network's tries of one account; given back by a right password. */
  loginByPair: { points: 10, duration: 15 * MINUTE },
  /**
   * All tries of one account together: more than one network's, so that a stranger can't lock the
   * owner out.
   */
  loginByEmail: { points: 60, duration: 15 * MINUTE },
  registerByNetwork: { points: 60, duration: HOUR },
  /** Tries of codes of any account. */
  codeByNetwork: { points: 60, duration: 10 * MINUTE },
  /** One network's wrong tries of one account, over all its codes; given back by a right one. */
  codeByPair: { points: 20, duration: DAY },
  /** One network's tries of one account until it asks for a new code. */
  codeTries: { points: 5, duration: 10 * MINUTE, fixed: true },
  /** Mails with a code: resend, forgotten password, registration. */
  codeMailByNetwork: { points: 60, duration: HOUR },
  /** Mails that one network may cause to one address. */
  codeMailByPair: { points: 6, duration: HOUR },
  /**
   * Mails that all networks together may cause to one address, for each purpose of codes. Counted
   * over a code's lifetime, so that an owner who gets no more mails has a valid code in the
   * mailbox.
   */
  codeMailByEmail: { points: 6, duration: 10 * MINUTE },
  /** Every try to sign in at the counter. */
  staffByNetwork: { points: 60, duration: 10 * MINUTE },
  /** One network's tries of one of the staff; given back by a right one. */
  staffByPair: { points: 10, duration: 15 * MINUTE },
  /** All tries of one of the staff, so that codes of six digits can't be tried out. */
  staffByName: { points: 30, duration: 15 * MINUTE },
  inquiryByNetwork: { points: 20, duration: HOUR },
  /** Mails that guests may cause to one address by asking for quotations; more are only stored. */
  quotationByEmail: { points: 6, duration: HOUR },
  /** Tries of an order. Somebody who shops for a whole site places some five a day. */
  orderByAccount: { points: 30, duration: HOUR },
  /** Many customers may share a network. */
  orderByNetwork: { points: 300, duration: HOUR },
  /**
   * Searches and suggestions: a typing shopper sends about three a second, and an office shares one
   * network.
   */
  searchByNetwork: { points: 2400, duration: MINUTE },
  /** Quick orders, of up to 200 lines each. */
  quickOrderByNetwork: { points: 60, duration: MINUTE },
  /** Searches that found nothing, which are counted for staff; more still answer. */
  searchMissByNetwork: { points: 60, duration: HOUR },
} as const satisfies Record<string, Rule>;

/**
 * Limits counted in this process alone, because a database write for each typed key would cost as
 * much as it saves.
 */
const inMemory: ReadonlySet<string> = new Set<LimitName>([
  'searchByNetwork',
  'quickOrderByNetwork',
  'searchMissByNetwork',
]);

type LimitName = keyof typeof rules;

export type Limits = {
  /** @throws Refusal 429 with Retry-After when there are no tries left */
  take(name: LimitName, key: string): Promise<void>;
  /** The same without an error. @returns whether a try was left */
  tryTake(name: LimitName, key: string): Promise<boolean>;
  /** Resets a key's tries. */
  reset(name: LimitName, key: string): Promise<void>;
};

/** @param scale multiplies every rule (RATE_LIMIT_SCALE) */
export function createLimits(db: Database, scale: number): Limits {
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  const limiterOf = (name: LimitName): RateLimiterAbstract => {
    const known = limiters.get(name);
    if (known) return known;
    const { points, duration, fixed }: Rule = rules[name];
    const options = {
      keyPrefix: name,
      points: fixed ? points : Math.max(1, Math.round(points * scale)),
      duration,
    };
    const limiter = inMemory.has(name)
      ? new RateLimiterMemory(options)
      : new RateLimiterDrizzle({ ...options, storeClient: db, schema: rateLimits });
    limiters.set(name, limiter);
    return limiter;
  };
  /** @returns null, or how long to wait, in seconds, where no try is left */
  const consume = async (name: LimitName, key: string): Promise<number | null> => {
    try {
      await limiterOf(name).consume(key);
      return null;
    } catch (error) {
      if (error instanceof Error) throw error;
      return Math.max(1, Math.ceil((error as { msBeforeNext: number }).msBeforeNext / 1000));
    }
  };
  return {
    async take(name, key) {
      const retryAfterSeconds = await consume(name, key);
      if (retryAfterSeconds === null) return;
      throw new Refusal(429, 'Too many attempts. Please try again later.', { retryAfterSeconds });
    },
    async tryTake(name, key) {
      return (await consume(name, key)) === null;
    },
    async reset(name, key) {
      await limiterOf(name).delete(key);
    },
  };
}
