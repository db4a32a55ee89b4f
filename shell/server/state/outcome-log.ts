import { randomUUID } from 'node:crypto';
import { DEVICES, type Device } from 'release-registry/devices';
import type { Released } from 'release-registry/operations';
import type { Ask, Postgres } from 'server-kit/postgres';
import { isAppName } from 'shared-contracts/app-names';
import { OUTCOMES, OUTCOMES_HEAD } from './tables';

const KINDS = [
  'served',
  'well',
  'failed',
  'silent',
  'silent-among-others',
  'called',
  'taken-back',
] as const;

/** What a document server has seen of a release. */
export type Outcome = Released & {
  /**
   * A shopper was served it, it worked for them, it failed for them, or it hangs their tab, it alone or
   * another of the page; or a person was called because of it, or it was taken back.
   */
  what: (typeof KINDS)[number];
  /** Pseudonyms; empty where nobody is meant. */
  shopper: string;
  network: string;
  /** The kind of the shopper's; none of an earlier document server. */
  device?: Device;
  /** In milliseconds. */
  at: number;
};

export type OutcomeLog = {
  /** Tells the other document servers of it, with the next exchange. */
  add(outcome: Outcome): void;
  /**
   * Writes what was added, then hands on what others have written meanwhile. Where the database is
   * away nothing happens, and what was added waits.
   */
  exchange(): Promise<void>;
};

export type OutcomeReaders = {
  /**
   * Called once, with what all document servers have seen within a day.
   * @param own what this one has added since its start, as it is when it is asked for
   */
  begin(all: Outcome[], own: () => Outcome[]): Promise<void>;
  /** Called with what another one has seen. */
  read(outcome: Outcome): void;
};

/** The most outcomes that wait for a database that is unreachable. */
const MOST_WAITING = 3_000;
const COLUMNS = 'id, server, app, version, what, shopper, network, device';

function outcomeOf(row: Record<string, unknown>): Outcome[] {
  const { app, version, shopper, network } = row as Record<string, string>;
  const what = KINDS.find((kind) => kind === row.what);
  // A newer document server may know more kinds.
  if (what === undefined || !isAppName(app ?? '')) return [];
  const names = { app, version, shopper, network } as Released &
    Pick<Outcome, 'shopper' | 'network'>;
  const device = DEVICES.find((kind) => kind === row.device);
  return [{ ...names, what, at: Number(row.at), ...(device && { device }) }];
}

/**
 * Gives each its number and writes them. The head's row is locked until they can be read, so that
 * whoever has read one number has read all lower ones.
 */
async function write(ask: Ask, server: string, outcomes: Outcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  const column = (name: 'app' | 'version' | 'what' | 'shopper' | 'network') =>
    outcomes.map((outcome) => outcome[name]);
  await ask(
    `with head as (update ${OUTCOMES_HEAD} set last = last + $1 returning last)
     insert into ${OUTCOMES} (${COLUMNS})
     select head.last - $1 + each.nth, $2, each.app, each.version, each.what, each.shopper, each.network,
       each.device
     from head, unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
       with ordinality as each (app, version, what, shopper, network, device, nth)`,
    [
      ...[outcomes.length, server],
      ...[column('app'), column('version'), column('what'), column('shopper'), column('network')],
      outcomes.map(({ device = '' }) => device),
    ],
  );
}

/** The log of all document servers over one database. */
export function createOutcomeLog({ ask }: Postgres, readers: OutcomeReaders): OutcomeLog {
  const server = randomUUID();
  /** The number up to which everything was read; null before the first time. */
  let seen: number | null = null;
  let waiting: Outcome[] = [];
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  async function readAfter(id: number): Promise<{ last: number; of: Outcome[] }> {
    const rows = await ask(
      `select ${COLUMNS}, extract(epoch from at) * 1000 as at from ${OUTCOMES}
       where id > $1 and at > now() - interval '1 day' order by id`,
      [id],
    );
    const others = rows.filter((row) => row.server !== server);
    return { last: Number(rows.at(-1)?.id ?? id), of: others.flatMap(outcomeOf) };
  }

  async function writeWaiting(): Promise<void> {
    const taken = waiting;
    waiting = [];
    try {
      await write(ask, server, taken);
    } catch (error) {
      // Whoever reads one twice counts it once.
      waiting = [...taken, ...waiting].slice(-MOST_WAITING);
      throw error;
    }
  }

  async function run(): Promise<void> {
    try {
      if (seen === null) {
        const all = await readAfter(0);
        await readers.begin(all.of, () => [...waiting]);
        seen = all.last;
      }
      await writeWaiting();
      const news = await readAfter(seen);
      seen = news.last;
      for (const outcome of news.of) readers.read(outcome);
    } catch {
      // The database is unreachable, which it has logged itself.
    }
  }

  return {
    add(outcome) {
      waiting.push(outcome);
      if (waiting.length <= MOST_WAITING) return;
      const least = waiting.findIndex(({ what }) => what === 'served');
      waiting.splice(Math.max(0, least), 1);
    },
    exchange() {
      // What was added during one that runs goes with the next one, once for all who wait for it.
      next ??= running.then(() => {
        next = null;
        running = run();
        return running;
      });
      return next;
    },
  };
}
