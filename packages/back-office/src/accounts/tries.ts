/** How often somebody may try to sign in. */
import { RateLimiterMemory } from 'rate-limiter-flexible';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Points within seconds; what is `fixed` is not multiplied for a trial. */
export const TRY_RULES = {
  /** Every try to sign in. */
  staffByNetwork: { points: 60, duration: 10 * MINUTE },
  /** One network's tries of one person; given back by a right one. */
  staffByPair: { points: 10, duration: 15 * MINUTE },
  /** All tries of one person, so that codes of six digits can't be tried out. */
  staffByName: { points: 30, duration: 15 * MINUTE },
  /** The same from a device or a network from where somebody has signed in before. */
  staffByKnown: { points: 10, duration: 15 * MINUTE },
  /** Networks from where somebody has signed in: no limit, but kept as one. */
  knownNetwork: { points: 1, duration: 90 * DAY, fixed: true },
  /** Sign-in links of the command, each of which works once. */
  staffLink: { points: 1, duration: DAY, fixed: true },
} as const;

type TryName = keyof typeof TRY_RULES;

export type Tries = {
  /** Takes a try. @returns null, or how long to wait, in seconds, where none is left */
  wait(name: TryName, key: string): Promise<number | null>;
  /** Whether a key has taken a try within the rule's time. */
  has(name: TryName, key: string): Promise<boolean>;
  /** Gives a key's tries back. */
  reset(name: TryName, key: string): Promise<void>;
};

/** A timer's longest, in seconds: it forgets what should be kept longer at once. */
const LONGEST = 24 * DAY;

/** Tries that this process counts by itself; they begin anew when it does. */
export function triesInMemory(): Tries {
  const limiters = Object.fromEntries(
    Object.entries(TRY_RULES).map(([name, { points, duration }]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points, duration: Math.min(duration, LONGEST) }),
    ]),
  ) as Record<TryName, RateLimiterMemory>;
  return {
    async wait(name, key) {
      try {
        await limiters[name].consume(key);
        return null;
      } catch (error) {
        if (error instanceof Error) throw error;
        return Math.max(1, Math.ceil((error as { msBeforeNext: number }).msBeforeNext / 1000));
      }
    },
    has: async (name, key) => (await limiters[name].get(key)) !== null,
    async reset(name, key) {
      await limiters[name].delete(key);
    },
  };
}
