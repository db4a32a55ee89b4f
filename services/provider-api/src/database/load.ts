import type pg from 'pg';
import { KINDS, type Kind } from './query-priority';

/** `reads` are those of a replica. */
type Pool = 'calls' | 'jobs' | 'reads';

/** How busy the database is: connections of PostgreSQL, or what waits for the embedded one. */
export type DatabaseLoad = {
  connections: { pool: Pool; state: 'total' | 'idle' | 'waiting'; count: number }[];
  waiting: { kind: Kind; count: number }[];
};

export function poolLoad(pools: Partial<Record<Pool, pg.Pool>>): DatabaseLoad {
  const connections = (['calls', 'jobs', 'reads'] as const).flatMap((pool) => {
    const of = pools[pool];
    if (!of) return [];
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = of;
    return (['total', 'idle', 'waiting'] as const).map((state) => ({
      pool,
      state,
      count: { total, idle, waiting }[state],
    }));
  });
  return { connections, waiting: [] };
}

/** @param waiting how many statements of each kind wait */
export function queueLoad(waiting: Record<Kind, number>): DatabaseLoad {
  return { connections: [], waiting: KINDS.map((kind) => ({ kind, count: waiting[kind] })) };
}
