import type pg from 'pg';
import { KINDS, type Kind } from './errand';

/** How busy the database is: connections of PostgreSQL, or what waits for the embedded one. */
export type DatabaseLoad = {
  connections: { pool: 'calls' | 'jobs'; state: 'total' | 'idle' | 'waiting'; count: number }[];
  waiting: { kind: Kind; count: number }[];
};

export function poolLoad(pools: Record<'calls' | 'jobs', pg.Pool>): DatabaseLoad {
  const connections = (['calls', 'jobs'] as const).flatMap((pool) => {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = pools[pool];
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
