import { LRUCache } from 'lru-cache';
import {
  readTelemetry,
  writeTelemetry,
  type Fault,
  type Telemetry,
  type TelemetryAlert,
} from 'release-registry/telemetry';
import { withValue, type Role } from 'release-registry/vitals';
import { teamOf } from 'shared-contracts/own-apps';
import type { AppName } from 'shared-contracts/release';
import type { ReadEntry } from './report-schema';

/** How soon counts are written to the disk, in milliseconds. */
const SAVED_WITHIN = 2_000;
const MOST_VALUES = 200;
const MOST_FAULTS = 20;
/** The most releases with counts; the oldest are removed for new ones. */
const MOST_RELEASES = 60;
const MOST_ALERTS = 20;

type Counted = Telemetry['releases'][string];

type Release = { app: AppName; version: string };

export type TelemetryKeeper = {
  /** Resolves when the counts of an earlier run have been read. */
  ready: Promise<void>;
  /** Counts an entry of a shopper's tab. @param role whom its release is for */
  count(entry: ReadEntry, path: string, role?: Role): void;
  /** For how many shoppers a release has worked, and since when shoppers get it. */
  recordOf(release: Release): { well: number; since?: number };
  noteWell(release: Release, well: number): void;
  /** Stores the reason why a person was called. */
  alert(alert: TelemetryAlert): void;
  /** Writes everything that is not on the disk yet. */
  save(): Promise<void>;
};

/**
 * Counts a fault with those of its kind: the same words, part, page and place. Of too many kinds the
 * rarest goes, so that whoever invents faults can't hide what happens to many.
 */
function noteFault(counted: Counted, fault: Omit<Fault, 'times'>): void {
  const same = ({ message, part, path, stack }: Omit<Fault, 'times'>) =>
    message === fault.message &&
    part === fault.part &&
    path === fault.path &&
    stack?.[0] === fault.stack?.[0];
  const times = (counted.faults.find(same)?.times ?? 0) + 1;
  const others = counted.faults.filter((each) => !same(each));
  if (others.length >= MOST_FAULTS) {
    const least = Math.min(...others.map((each) => each.times));
    others.splice(
      others.findIndex((each) => each.times === least),
      1,
    );
  }
  counted.faults = [...others, { ...fault, times }];
}

/** Counts a vital's value among the newest, and among all of its kind. */
function noteVital(counted: Counted, name: string, value: number, role: Role): void {
  counted.vitals[name] = [...(counted.vitals[name] ?? []), value].slice(-MOST_VALUES);
  const spreads = (counted.spreads ??= {});
  const spread = withValue(spreads[name]?.[role], name, value);
  if (spread) spreads[name] = { ...spreads[name], [role]: spread };
}

/**
 * Counts reports of tabs, and stores the counts beside the registry. The counts of an earlier run
 * go on.
 * @param store the folder of the releases
 */
export function createTelemetryKeeper(
  store: string,
  warn: (message: string) => void,
): TelemetryKeeper {
  const releases = new LRUCache<string, Counted>({ max: MOST_RELEASES });
  let alerts: TelemetryAlert[] = [];
  const known = readTelemetry(store).then((kept) => {
    for (const [name, counted] of Object.entries(kept?.releases ?? {})) releases.set(name, counted);
    alerts = kept?.alerts ?? [];
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving = Promise.resolve();

  function countedOf({ app, version }: Release): Counted {
    const name = `${app}@${version}`;
    const counted = releases.get(name) ?? {
      app,
      version,
      team: teamOf(app),
      loads: 0,
      failures: 0,
      errors: 0,
      well: 0,
      since: new Date().toISOString(),
      faults: [],
      vitals: {},
    };
    releases.set(name, counted);
    return counted;
  }

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

  return {
    count(entry, path, role = 'live') {
      void known.then(() => {
        const counted = countedOf(entry);
        if (entry.kind === 'load') counted.loads += 1;
        else if (entry.kind === 'vital') noteVital(counted, entry.name, entry.value, role);
        else {
          if (entry.kind === 'failure') counted.failures += 1;
          else counted.errors += 1;
          const { kind, message, part, stack } = entry;
          const last = new Date().toISOString();
          noteFault(counted, { message, part, path, kind, last, ...(stack && { stack }) });
        }
        saveSoon();
      });
    },
    ready: known,
    recordOf({ app, version }) {
      const { well = 0, since } = releases.peek(`${app}@${version}`) ?? {};
      return { well, ...(since !== undefined && { since: Date.parse(since) }) };
    },
    noteWell(release, well) {
      const counted = releases.peek(`${release.app}@${release.version}`);
      if (!counted || counted.well === well) return;
      counted.well = well;
      saveSoon();
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
