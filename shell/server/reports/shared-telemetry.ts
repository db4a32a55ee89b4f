import { LRUCache } from 'lru-cache';
import type { Released } from 'release-registry/operations';
import type { ReleaseTelemetry, Telemetry, TelemetryAlert } from 'release-registry/telemetry';
import {
  changeTelemetryTables,
  MOST_ALERTS,
  MOST_RELEASES,
  readTelemetryTables,
  type ChangeOfCounts,
} from 'release-registry/telemetry-tables';
import type { Postgres } from 'server-kit/postgres';
import {
  countEntry,
  countOnServer,
  countOutcome,
  countShadowed,
  forgetOutcomes,
  newCounts,
} from './telemetry-counts';
import { countPage, recordIn, SAVED_WITHIN, type TelemetryKeeper } from './telemetry-keeper';

/**
 * The most changes that wait for a database that is unreachable; the oldest go first. At ten reports a
 * second that is eight minutes.
 */
const MOST_WAITING = 5_000;

type Waiting = Released & {
  /** Changes the counts in their place. */
  change: (counted: ReleaseTelemetry) => void;
};

const nameOf = ({ app, version }: Released) => `${app}@${version}`;

/** One change for each release, which does all that waits for it. */
function changesOf(waiting: Waiting[]): Map<string, ChangeOfCounts> {
  const changes = new Map<string, ChangeOfCounts>();
  for (const each of waiting) {
    const earlier = changes.get(nameOf(each)) ?? ((before) => before ?? newCounts(each));
    changes.set(nameOf(each), (before) => {
      const counted = earlier(before);
      each.change(counted);
      return counted;
    });
  }
  return changes;
}

/**
 * Counts reports of tabs in a table that several document servers share. A server that gets no
 * answer of the database for longer than MOST_WAITING changes loses the oldest ones. A change may
 * count twice where the database's last word was lost on its way.
 * @param first what a single document server has counted so far: it goes into an empty table
 */
export function createSharedTelemetry(
  postgres: Postgres,
  first: () => Promise<Telemetry | null>,
): TelemetryKeeper {
  // As they were when they were read: what other servers have counted since comes by their outcomes.
  const records = new LRUCache<string, ReleaseTelemetry>({ max: MOST_RELEASES });
  let waiting: Waiting[] = [];
  let alerts: TelemetryAlert[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving = Promise.resolve();

  async function refresh(): Promise<void> {
    const kept = (await readTelemetryTables(postgres)) ?? (await bringFirst());
    for (const [name, counted] of Object.entries(kept?.releases ?? {})) records.set(name, counted);
  }

  async function bringFirst(): Promise<Telemetry | null> {
    const kept = await first();
    const entries = Object.entries(kept?.releases ?? {});
    const changes = entries.map(([name, counted]): [string, ChangeOfCounts] => [
      name,
      // Another server may have brought it meanwhile.
      (before) => before ?? counted,
    ]);
    if (changes.length > 0) {
      await changeTelemetryTables(postgres, new Map(changes), kept?.alerts ?? []);
    }
    return kept;
  }

  function saveSoon(): void {
    timer ??= setTimeout(() => void save(), SAVED_WITHIN);
  }

  async function write(): Promise<void> {
    const [taken, calls] = [waiting, alerts];
    if (taken.length === 0 && calls.length === 0) return;
    waiting = [];
    alerts = [];
    try {
      await changeTelemetryTables(postgres, changesOf(taken), calls);
    } catch {
      waiting = [...taken, ...waiting].slice(-MOST_WAITING);
      alerts = [...calls, ...alerts].slice(-MOST_ALERTS);
      saveSoon();
    }
  }

  function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    saving = saving.then(write);
    return saving;
  }

  function add(release: Released, change: Waiting['change']): void {
    waiting.push({ app: release.app, version: release.version, change });
    if (waiting.length > MOST_WAITING) waiting.shift();
    saveSoon();
  }

  return {
    ready: refresh().catch(() => undefined),
    refresh,
    count(entry, path, role = 'live', voice = null) {
      add(entry, (counted) => countEntry(counted, entry, path, role, voice));
    },
    recordOf: (release) => recordIn(records.get(nameOf(release))),
    noteOnServer(release, seen) {
      add(release, (counted) => {
        countOnServer(counted, seen);
      });
    },
    notePage(release, value) {
      add(release, (counted) => {
        countPage(counted, value);
      });
    },
    pagesOf: (release) => records.get(nameOf(release))?.pages ?? {},
    noteOutcome(release, outcome) {
      add(release, (counted) => countOutcome(counted, outcome));
    },
    noteShadowed(release, example) {
      add(release, (counted) => countShadowed(counted, example));
    },
    forgetOutcomes(release) {
      const kept = records.get(nameOf(release));
      if (kept) records.set(nameOf(release), { ...kept, well: 0 });
      add(release, forgetOutcomes);
    },
    alert(alert) {
      alerts.push(alert);
      saveSoon();
    },
    async save() {
      await save();
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
