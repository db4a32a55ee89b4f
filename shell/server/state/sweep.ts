import type { Postgres } from 'server-kit/postgres';
import { OUTCOMES, SPENT_TICKETS } from './tables';

/** How often what is too old, or too much, is removed, in milliseconds. */
const SWEPT_EVERY = 60_000;
/** Of each release: more than the shoppers that its budget remembers. */
const MOST_OUTCOMES = 2_000;
/** Of tickets that have reported: one that is forgotten may report again. */
const MOST_TICKETS = 500_000;
/** Removed at a time, so that a sweep holds nobody up. */
const AT_ONCE = 20_000;

const SWEEPS = [
  `delete from ${OUTCOMES} where id in (select id from ${OUTCOMES}
     where at < now() - interval '1 day' limit ${AT_ONCE})`,
  `delete from ${OUTCOMES} where id in (select id from
     (select id, row_number() over (partition by app, version order by id desc) as nth
      from ${OUTCOMES}) as each where nth > ${MOST_OUTCOMES} limit ${AT_ONCE})`,
  // A ticket is valid for a day.
  `delete from ${SPENT_TICKETS} where serial in (select serial from ${SPENT_TICKETS}
     where at < now() - interval '25 hours' limit ${AT_ONCE})`,
  `delete from ${SPENT_TICKETS} where serial in (select serial from ${SPENT_TICKETS}
     order by at desc offset ${MOST_TICKETS} limit ${AT_ONCE})`,
];

/** Removes once what document servers need no more. @throws PostgresUnreachable */
export async function sweepState({ ask }: Pick<Postgres, 'ask'>): Promise<void> {
  for (const sweep of SWEEPS) await ask(sweep);
}

/**
 * Sweeps each minute, each document server at a time of its own. What two sweep at once is removed
 * once.
 * @returns a function that ends it
 */
export function keepSwept(postgres: Postgres): () => void {
  const timer = setInterval(
    () => void sweepState(postgres).catch(() => undefined),
    SWEPT_EVERY * (1 + Math.random() / 2),
  );
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}
