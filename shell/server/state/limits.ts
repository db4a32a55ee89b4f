import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { STATE_SCHEMA } from 'release-registry/telemetry-tables';
import type { Postgres } from 'server-kit/postgres';
import type { Seal } from '../releases/seal';
import { LIMITS } from './tables';

/** In seconds. */
const MINUTE = 60;

/** How much a network may send in a minute. */
export type Limit = {
  /** Counts one. @returns whether the network may send it */
  take(network: string): Promise<boolean>;
  /** Counts more of what it has sent already. */
  add(network: string, points: number): Promise<void>;
};

/** Makes a limit, counted under a name of its own. */
export type Limits = (name: string, points: number) => Limit;

const inMemory = (name: string, points: number) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: MINUTE });

function limitOf(limiter: RateLimiterAbstract, keyOf: (network: string) => string): Limit {
  return {
    take: (network) =>
      limiter.consume(keyOf(network)).then(
        () => true,
        () => false,
      ),
    async add(network, points) {
      if (points > 0) await limiter.penalty(keyOf(network), points);
    },
  };
}

/** Limits of this process alone. */
export const ownLimits: Limits = (name, points) =>
  limitOf(inMemory(name, points), (network) => network);

/**
 * Limits that hold over all document servers; each counts by itself while the database is unreachable. The
 * database has networks by pseudonyms. A network that has sent too many makes nobody ask it again.
 */
export function sharedLimits({ ask }: Postgres, seal: Seal): Limits {
  const storeClient = {
    // The library names its statements, which a pooler before the database may not know.
    async query({ text, values }: { text: string; values: unknown[] }) {
      const rows = await ask(text, values);
      return { rows, rowCount: rows.length };
    },
  };
  return (name, points) => {
    const limiter = new RateLimiterPostgres({
      ...{ storeClient, storeType: 'pool', schemaName: STATE_SCHEMA, tableName: LIMITS },
      ...{ tableCreated: true, keyPrefix: name, points, duration: MINUTE },
      inMemoryBlockOnConsumed: Math.ceil(points) + 1,
      insuranceLimiter: inMemory(name, points),
    });
    return limitOf(limiter, (network) => seal.pseudonym('limit', network));
  };
}
