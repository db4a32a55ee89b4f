import { LRUCache } from 'lru-cache';
import type { Postgres } from 'server-kit/postgres';
import { SPENT_TICKETS } from '../state/tables';

/** The most tickets that one process remembers together with the reports already made by them. */
const MOST_SPENT = 20_000;

/** A report that a ticket allows a few times. */
export type Spending = {
  what: string;
  /** How often. */
  most: number;
};

export type SpentTickets = {
  /**
   * Says of each report whether its ticket still allows it; if so, counts it.
   * @param serial the ticket's
   */
  spend(serial: string, reports: Spending[]): Promise<boolean[]>;
};

/** What tickets have reported by this process. */
export function ownSpentTickets(): SpentTickets {
  const spent = new LRUCache<string, Map<string, number>>({ max: MOST_SPENT });
  return {
    spend(serial, reports) {
      const told = spent.get(serial) ?? new Map<string, number>();
      spent.set(serial, told);
      const allowed = reports.map(({ what, most }) => {
        const times = told.get(what) ?? 0;
        if (times >= most) return false;
        told.set(what, times + 1);
        return true;
      });
      return Promise.resolve(allowed);
    },
  };
}

/**
 * Adds what a ticket reports to what it has reported, in one statement.
 * @returns how often it had reported each before
 */
async function addTo(
  { ask }: Postgres,
  serial: string,
  reports: Spending[],
): Promise<Map<string, number>> {
  const added = new Map<string, number>();
  for (const { what } of reports) added.set(what, (added.get(what) ?? 0) + 1);
  const [row] = await ask(
    `insert into ${SPENT_TICKETS} as kept (serial, told) values ($1, $2)
     on conflict (serial) do update set told = (
       select jsonb_object_agg(key, coalesce((kept.told ->> key)::int, 0)
                                  + coalesce((excluded.told ->> key)::int, 0))
       from jsonb_object_keys(kept.told || excluded.told) as key)
     returning told`,
    [serial, JSON.stringify(Object.fromEntries(added))],
  );
  const told = row?.told as Record<string, number>;
  return new Map([...added].map(([what, times]) => [what, (told[what] ?? times) - times]));
}

/**
 * What tickets have reported by any document server; while the database is unreachable, by this one. What
 * this one has refused before costs the database nothing.
 */
export function sharedSpentTickets(postgres: Postgres): SpentTickets {
  const own = ownSpentTickets();
  return {
    async spend(serial, reports) {
      const fresh = await own.spend(serial, reports);
      const asked = reports.filter((_, at) => fresh[at]);
      if (asked.length === 0) return fresh;
      const before = await addTo(postgres, serial, asked).catch(() => null);
      if (!before) return fresh;
      return reports.map(({ what, most }, at) => {
        if (!fresh[at]) return false;
        const times = before.get(what) ?? 0;
        before.set(what, times + 1);
        return times < most;
      });
    },
  };
}
