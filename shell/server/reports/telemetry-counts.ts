/** How the counts of a release change with what tabs tell of it. */
import type { Device } from 'release-registry/devices';
import type { Fault, OnServer, ReleaseTelemetry } from 'release-registry/telemetry';
import { withValue, type Role } from 'release-registry/vitals';
import type { Released } from 'release-registry/operations';
import { teamOf } from 'shared-contracts/own-apps';
import type { ShadowExample } from 'shared-contracts/release';
import type { Silence } from './counted-shoppers';
import type { CountedEntry } from './report-schema';

/** What one more shopper adds to the counts of a release; their network is a pseudonym. */
export type CountedOutcome = {
  failed: boolean;
  network: string;
  device?: Device;
  silence?: Silence;
};

/** More networks of a release are not told apart. */
const MOST_NETWORKS = 20;

/** The examples of a shadow's differences, of one kind of page and in all. */
const EXAMPLES_OF_PAGE = 3;
const MOST_EXAMPLES = 30;

const MOST_VALUES = 200;
const MOST_FAULTS = 20;

/**
 * Counts a fault with those of its kind: the same words, part, page and place. Of too many kinds the
 * rarest goes, so that whoever invents faults can't hide what happens to many.
 */
function noteFault(counted: ReleaseTelemetry, fault: Omit<Fault, 'times'>): void {
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

/** Counts a vital's value among all of its kind, and among the newest that judge the release. */
function noteVital(
  counted: ReleaseTelemetry,
  { name, value }: { name: string; value: number },
  role: Role,
  judges: boolean,
): void {
  if (judges) counted.vitals[name] = [...(counted.vitals[name] ?? []), value].slice(-MOST_VALUES);
  const spreads = (counted.spreads ??= {});
  const spread = withValue(spreads[name]?.[role], name, value);
  if (spread) spreads[name] = { ...spreads[name], [role]: spread };
}

function noteNetwork(
  counted: ReleaseTelemetry,
  network: string,
  kinds: (keyof ReleaseTelemetry['networks'])[],
): void {
  for (const kind of kinds) {
    const known = counted.networks[kind];
    const isNews = known.length < MOST_NETWORKS && !known.includes(network);
    if (isNews) counted.networks = { ...counted.networks, [kind]: [...known, network] };
  }
}

/** Counts a shopper for whom a release worked or failed. */
export function countOutcome(
  counted: ReleaseTelemetry,
  { failed, network, device, silence }: CountedOutcome,
): void {
  if (silence) counted.silent = (counted.silent ?? 0) + 1;
  // Another release of the page may be to blame.
  if (silence === 'among others') return;
  if (failed) counted.failed += 1;
  else counted.well += 1;
  if (device) {
    const { well = 0, failed: before = 0 } = counted.devices?.[device] ?? {};
    const now = failed ? { well, failed: before + 1 } : { well: well + 1, failed: before };
    counted.devices = { ...counted.devices, [device]: now };
  }
  noteNetwork(counted, network, failed ? ['told', 'failed'] : ['told']);
}

/** Counts a page that was rendered with a shadow too; null where nothing differs. */
export function countShadowed(counted: ReleaseTelemetry, example: ShadowExample | null): void {
  const { pages, differ, examples } = counted.shadowed ?? { pages: 0, differ: 0, examples: [] };
  if (!example) {
    counted.shadowed = { pages: pages + 1, differ, examples };
    return;
  }
  // The same is told once, with the newest time.
  const others = examples.filter(
    ({ path, says }) => path !== example.path || says !== example.says,
  );
  const same = others.filter(({ page }) => page === example.page).slice(1 - EXAMPLES_OF_PAGE);
  const kept = others.filter((each) => each.page !== example.page || same.includes(each));
  const newest = [...kept, example].slice(-MOST_EXAMPLES);
  counted.shadowed = { pages: pages + 1, differ: differ + 1, examples: newest };
}

const NOTHING_RENDERED: OnServer = { rendered: 0, threw: 0, refused: 0, killed: 0 };

/** What a document server has seen of a release's server build since it last said so. */
export type SeenOnServer = { counts: Partial<OnServer>; faults: { message: string }[] };

/** Counts what a release's server build did. */
export function countOnServer(counted: ReleaseTelemetry, { counts, faults }: SeenOnServer): void {
  const all = { ...NOTHING_RENDERED, ...counted.onServer };
  for (const [kind, times = 0] of Object.entries(counts)) all[kind as keyof OnServer] += times;
  counted.onServer = all;
  const last = new Date().toISOString();
  for (const { message } of faults) {
    noteFault(counted, { message, part: 'on the server', path: '*', last });
  }
}

/** A release that was taken back begins anew where it is published again. */
export function forgetOutcomes(counted: ReleaseTelemetry): void {
  const networks = { told: [], failed: [], troubled: [] };
  delete counted.onServer;
  delete counted.devices;
  Object.assign(counted, { well: 0, failed: 0, troubled: 0, silent: 0, networks });
}

/** The counts of a release of which nothing was reported yet. */
export function newCounts({ app, version }: Released): ReleaseTelemetry {
  return {
    app,
    version,
    team: teamOf(app),
    loads: 0,
    failures: 0,
    errors: 0,
    well: 0,
    failed: 0,
    troubled: 0,
    networks: { told: [], failed: [], troubled: [] },
    since: new Date().toISOString(),
    faults: [],
    vitals: {},
  };
}

/**
 * Counts an entry of a shopper's tab.
 * @param path the pattern of the page's route
 * @param role whom its release is for
 * @param voice the pseudonym of the network of an error or a vital that counts when the release is
 *   judged (voices.ts); null of one that doesn't
 */
export function countEntry(
  counted: ReleaseTelemetry,
  entry: CountedEntry,
  path: string,
  role: Role,
  voice: string | null,
): void {
  if (entry.kind === 'load') counted.loads += 1;
  else if (entry.kind === 'vital') noteVital(counted, entry, role, voice !== null);
  else {
    if (entry.kind === 'failure') counted.failures += 1;
    else {
      counted.errors += 1;
      if (voice !== null) {
        counted.troubled += 1;
        noteNetwork(counted, voice, ['troubled']);
      }
    }
    const { kind, message, part, stack } = entry;
    const last = new Date().toISOString();
    noteFault(counted, { message, part, path, kind, last, ...(stack && { stack }) });
  }
}
