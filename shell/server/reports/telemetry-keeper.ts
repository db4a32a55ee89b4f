import { LRUCache } from 'lru-cache';
import type { Released } from 'release-registry/operations';
import {
  readTelemetry,
  writeTelemetry,
  type ReleaseTelemetry,
  type TelemetryAlert,
} from 'release-registry/telemetry';
import { MOST_ALERTS, MOST_RELEASES } from 'release-registry/telemetry-tables';
import { withPageValue, type PageFigures, type PageValue } from 'release-registry/page-figures';
import type { Role } from 'release-registry/vitals';
import type { ShadowExample } from 'shared-contracts/release';
import type { CountedEntry } from './report-schema';
import {
  countEntry,
  countOnServer,
  countOutcome,
  countShadowed,
  forgetOutcomes,
  newCounts,
  type CountedOutcome,
  type SeenOnServer,
} from './telemetry-counts';

/** How soon counts are written down, in milliseconds. */
export const SAVED_WITHIN = 2_000;

export type TelemetryKeeper = {
  /** Resolves when the counts of an earlier run have been read, or can't be. */
  ready: Promise<void>;
  /** Reads them anew. @throws PostgresUnreachable where they are in a database */
  refresh(): Promise<void>;
  /**
   * Counts an entry of a shopper's tab.
   * @param role whom its release is for
   * @param voice the pseudonym of the network of an error or a vital that counts when the release is
   *   judged
   */
  count(entry: CountedEntry, path: string, role?: Role, voice?: string | null): void;
  /** For how many shoppers a release has worked, and since when shoppers get it. */
  recordOf(release: Released): { well: number; since?: number };
  /** Counts one more shopper for whom a release has worked or failed. */
  noteOutcome(release: Released, outcome: CountedOutcome): void;
  /** Counts a page that was rendered with a shadow too; null where nothing differs. */
  noteShadowed(release: Released, example: ShadowExample | null): void;
  /** Counts what was measured of one of its pages. */
  notePage(release: Released, value: PageValue): void;
  /** What was measured of its pages, as it was read last. */
  pagesOf(release: Released): PageFigures;
  /** Counts what its server build did. */
  noteOnServer(release: Released, seen: SeenOnServer): void;
  /** From now on a release has worked and failed for nobody. */
  forgetOutcomes(release: Released): void;
  /** Stores the reason why a person was called. */
  alert(alert: TelemetryAlert): void;
  /** Writes everything that is not written down yet. */
  save(): Promise<void>;
};

/** Counts what was measured of a page. */
export function countPage(counted: ReleaseTelemetry, value: PageValue): void {
  counted.pages = withPageValue(counted.pages ?? {}, value);
}

/** What the counts say of a release's past. */
export const recordIn = (counted: ReleaseTelemetry | undefined) => {
  const { well = 0, since } = counted ?? {};
  return { well, ...(since !== undefined && { since: Date.parse(since) }) };
};

/**
 * Counts reports of tabs, and stores the counts beside the registry. The counts of an earlier run
 * go on.
 * @param store the folder of the releases
 */
export function createTelemetryKeeper(
  store: string,
  warn: (message: string) => void,
): TelemetryKeeper {
  const releases = new LRUCache<string, ReleaseTelemetry>({ max: MOST_RELEASES });
  let alerts: TelemetryAlert[] = [];
  const known = readTelemetry(store).then((kept) => {
    for (const [name, counted] of Object.entries(kept?.releases ?? {})) releases.set(name, counted);
    alerts = kept?.alerts ?? [];
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving = Promise.resolve();

  const nameOf = ({ app, version }: Released) => `${app}@${version}`;

  function saveSoon(): void {
    timer ??= setTimeout(() => void save(), SAVED_WITHIN);
  }

  function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const savedAt = new Date().toISOString();
    // The release with the newest report is last, here and when the file is read again.
    const value = { savedAt, releases: Object.fromEntries([...releases].toReversed()), alerts };
    saving = saving
      .then(() => writeTelemetry(store, value))
      .catch((error: unknown) => {
        warn(`telemetry: ${String(error)}`);
      });
    return saving;
  }

  function change(release: Released, make: (counted: ReleaseTelemetry) => void): void {
    const counted = releases.peek(nameOf(release));
    if (!counted) return;
    make(counted);
    saveSoon();
  }

  /** Of what no tab reports, there was nothing to be counted yet. */
  function begin(release: Released): void {
    if (!releases.has(nameOf(release))) releases.set(nameOf(release), newCounts(release));
  }

  return {
    count(entry, path, role = 'live', voice = null) {
      void known.then(() => {
        const counted = releases.get(nameOf(entry)) ?? newCounts(entry);
        releases.set(nameOf(entry), counted);
        countEntry(counted, entry, path, role, voice);
        saveSoon();
      });
    },
    ready: known,
    refresh: () => known,
    recordOf: (release) => recordIn(releases.peek(nameOf(release))),
    noteOnServer(release, seen) {
      void known.then(() => {
        begin(release);
        change(release, (counted) => {
          countOnServer(counted, seen);
        });
      });
    },
    notePage(release, value) {
      void known.then(() => {
        begin(release);
        change(release, (counted) => {
          countPage(counted, value);
        });
      });
    },
    pagesOf: (release) => releases.peek(nameOf(release))?.pages ?? {},
    noteOutcome(release, outcome) {
      begin(release);
      change(release, (counted) => countOutcome(counted, outcome));
    },
    noteShadowed(release, example) {
      begin(release);
      change(release, (counted) => countShadowed(counted, example));
    },
    forgetOutcomes(release) {
      change(release, forgetOutcomes);
    },
    alert(alert) {
      alerts = [...alerts, alert].slice(-MOST_ALERTS);
      saveSoon();
    },
    async save() {
      await known;
      if (timer !== undefined) await save();
      await saving;
    },
  };
}
