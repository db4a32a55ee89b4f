/**
 * Tells whoever looks at the orders, the inquiries or the quotations that something has changed: it
 * asks the database each second while somebody looks, so that it also sees what other providers do, on both databases alike.
 */
import { sql } from 'drizzle-orm';
import { atPriority } from '../../database/query-priority';
import type { Queries } from '../../database/open';
import type { Deps } from '../deps';
import { loggable } from '../../database/loggable';

const EVERY_MS = 1000;
/** Rows of which each is looked at: a transaction may end after one that began later. */
const NEWEST = 50;

type Watcher = {
  /** Hears each new state. */
  changed: (state: string) => void;
  /** Called when the feed stops, with the provider. */
  stopped: () => void;
};

export type OrderFeed = {
  /** @returns a function that ends it */
  watch(watcher: Watcher): () => void;
  stop(): void;
};

/** The state of orders, inquiries and quotations; equal texts are equal states. */
async function readFeedState(db: Queries): Promise<string> {
  const { rows } = await db.execute<{ state: string }>(sql`select
    coalesce((select md5(string_agg(id || status, ',' order by id)) from
      (select id, status from orders order by id desc limit ${NEWEST}) newest), '') || '-' ||
    coalesce((select md5(string_agg(id::text, ',' order by id)) from
      (select id from order_events order by id desc limit ${NEWEST}) latest), '') || '-' ||
    coalesce((select md5(string_agg(id || coalesce(done_at::text, ''), ',' order by id)) from
      (select id, done_at from inquiries order by id desc limit ${NEWEST}) asked), '') || '-' ||
    coalesce((select md5(string_agg(id::text, ',' order by id)) from
      (select id from inquiry_events order by id desc limit ${NEWEST}) said), '') || '-' ||
    coalesce((select md5(string_agg(id || status, ',' order by id)) from
      (select id, status from quotations order by id desc limit ${NEWEST}) offered), '') as state`);
  return rows[0]?.state ?? '';
}

/** What an open list is compared with to say whether something has changed, and whether it is new. */
export type LiveState = {
  state: string;
  /**
   * The newest of all, whatever the list shows of them; 0 for none. What a filter lets in only now
   * is not new.
   */
  newest: number;
};

const NEWEST_OF = {
  orders: sql`select max(id) from orders`,
  inquiries: sql`select max(id) from inquiries`,
  // What staff begin themselves is no request.
  requests: sql`select max(id) from quotations where requested_at is not null`,
};

/** To be read before the list, so that what comes in between is seen as a change. */
export async function readLiveState(db: Queries, of: keyof typeof NEWEST_OF): Promise<LiveState> {
  const state = await readFeedState(db);
  const { rows } = await db.execute<{ newest: number | null }>(
    sql`select (${NEWEST_OF[of]}) as newest`,
  );
  return { state, newest: rows[0]?.newest ?? 0 };
}

/** @param everyMs how often it asks */
export function createOrderFeed(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  everyMs: number = EVERY_MS,
): OrderFeed {
  const watchers = new Set<Watcher>();
  let last: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let asking = false;
  let over = false;

  async function ask(): Promise<void> {
    asking = true;
    try {
      // For everybody who looks: the one whose call began it may have disconnected.
      const state = await atPriority({ kind: 'list' }, () => readFeedState(db));
      if (state !== last) for (const { changed } of watchers) changed(state);
      last = state;
    } catch (error) {
      log.warn({ err: loggable(error) }, 'the orders and inquiries could not be looked at');
    }
    asking = false;
    // What is seen when somebody looks again may be new to them.
    if (watchers.size === 0) last = null;
    else if (!over) timer = setTimeout(() => void ask(), everyMs).unref();
  }

  return {
    watch(watcher) {
      watchers.add(watcher);
      if (over) watcher.stopped();
      else if (last !== null) watcher.changed(last);
      else if (!asking) {
        // While the database fails, the next time to ask is set already: one who asks is enough.
        clearTimeout(timer);
        void ask();
      }
      return () => {
        watchers.delete(watcher);
      };
    },
    stop() {
      over = true;
      clearTimeout(timer);
      for (const { stopped } of watchers) stopped();
      watchers.clear();
    },
  };
}
