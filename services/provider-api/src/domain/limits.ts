/**
 * How often something may be tried. The counters are in the same database (rate-limiter-flexible
 * has a Drizzle store, which works on PGlite and PostgreSQL alike), so that they survive a restart
 * and hold across several providers; searches and drawings are counted in memory.
 */
import {
  RateLimiterDrizzle,
  RateLimiterMemory,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { TRY_RULES } from 'back-office/accounts/tries';
import { widerNetwork } from 'server-kit/ip-address';
import type { Database } from '../database/open';
import { rateLimits } from '../database/tables/customers';
import { Refusal } from './refusal';

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

/** How many times the tries of a network of IPv6 the 65,536 networks around it have together. */
const WIDE_TIMES = 5;

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
  /**
   * Tries of an account from where its owner has logged in before, and a logged-in owner's: their own,
   * so that nobody elsewhere uses them up (docs/decisions/0018).
   */
  loginByKnown: { points: 10, duration: 15 * MINUTE },
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
  ...TRY_RULES,
  inquiryByNetwork: { points: 20, duration: HOUR },
  /** Mails that guests may cause to one address by asking for quotations; more are only stored. */
  quotationByEmail: { points: 6, duration: HOUR },
  /** Tries to make an order of a slip one's own. */
  claimByAccount: { points: 20, duration: HOUR },
  /** Tries of an order. Somebody who shops for a whole site places some five a day. */
  orderByAccount: { points: 30, duration: HOUR },
  /** Many customers may share a network. */
  orderByNetwork: { points: 300, duration: HOUR },
  /**
   * Searches and suggestions: a typing shopper sends about three a second, and an office shares one
   * network.
   */
  searchByNetwork: { points: 2400, duration: MINUTE },
  /** Lines of quick orders: twelve of 200 lines, each of which holds a search's place for a second. */
  quickOrderByNetwork: { points: 2400, duration: MINUTE },
  /** Searches that found nothing, which are counted for staff; more still answer. */
  searchMissByNetwork: { points: 60, duration: HOUR },
  /** Results that were opened, which count for what shoppers choose; more are not counted. */
  choiceByNetwork: { points: 120, duration: HOUR },
  /** Pictures of shared links that are not drawn yet; a program that makes previews comes for many. */
  drawingByNetwork: { points: 120, duration: MINUTE },
} as const satisfies Record<string, Rule>;

/**
 * Limits counted in this process alone, because a database write for each typed key would cost as
 * much as it saves.
 */
const inMemory: ReadonlySet<string> = new Set<LimitName>([
  'searchByNetwork',
  'quickOrderByNetwork',
  'searchMissByNetwork',
  'choiceByNetwork',
  'drawingByNetwork',
]);

type LimitName = keyof typeof rules;

export type Limits = {
  /**
   * @param points what the call costs, 1 where it isn't said
   * @throws Refusal too-many with Retry-After when there are no tries left
   */
  take(name: LimitName, key: string, points?: number): Promise<void>;
  /** The same without an error. @returns null, or how long to wait, in seconds, where none was left */
  wait(name: LimitName, key: string): Promise<number | null>;
  /** The same. @returns whether a try was left */
  tryTake(name: LimitName, key: string): Promise<boolean>;
  /** Whether a key has taken a try within the rule's time. */
  has(name: LimitName, key: string): Promise<boolean>;
  /** Resets a key's tries. */
  reset(name: LimitName, key: string): Promise<void>;
};

/** @param scale multiplies every rule (RATE_LIMIT_SCALE) */
export function createLimits(db: Database, scale: number): Limits {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (name: LimitName, times = 1): RateLimiterAbstract => {
    const keyPrefix = times === 1 ? name : `${name}Wide`;
    const known = limiters.get(keyPrefix);
    if (known) return known;
    const { points, duration, fixed }: Rule = rules[name];
    const options = {
      keyPrefix,
      points: (fixed ? points : Math.max(1, Math.round(points * scale))) * times,
      duration,
    };
    const limiter = inMemory.has(name)
      ? new RateLimiterMemory(options)
      : new RateLimiterDrizzle({ ...options, storeClient: db, schema: rateLimits });
    limiters.set(keyPrefix, limiter);
    return limiter;
  };
  /** @returns null, or how long to wait, in seconds, where no try is left */
  const consume = async (name: LimitName, key: string, points: number): Promise<number | null> => {
    const wider = name.endsWith('ByNetwork') ? widerNetwork(key) : null;
    try {
      await limiterOf(name).consume(key, points);
      if (wider !== null) await limiterOf(name, WIDE_TIMES).consume(wider, points);
      return null;
    } catch (error) {
      if (error instanceof Error) throw error;
      return Math.max(1, Math.ceil((error as { msBeforeNext: number }).msBeforeNext / 1000));
    }
  };
  return {
    async take(name, key, points = 1) {
      const retryAfterSeconds = await consume(name, key, points);
      if (retryAfterSeconds === null) return;
      throw new Refusal('too-many', 'Too many attempts. Please try again later.', {
        retryAfterSeconds,
      });
    },
    wait: (name, key) => consume(name, key, 1),
    async tryTake(name, key) {
      return (await consume(name, key, 1)) === null;
    },
    async has(name, key) {
      return (await limiterOf(name).get(key)) !== null;
    },
    async reset(name, key) {
      await limiterOf(name).delete(key);
    },
  };
}
