/** How the counts of a release change with what tabs tell of it. */
import type { Fault, ReleaseTelemetry } from 'release-registry/telemetry';
import { withValue, type Role } from 'release-registry/vitals';
import type { Released } from 'release-registry/operations';
import { teamOf } from 'shared-contracts/own-apps';
import type { ReadEntry } from './report-schema';

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

/** Counts a vital's value among the newest, and among all of its kind. */
function noteVital(counted: ReleaseTelemetry, name: string, value: number, role: Role): void {
  counted.vitals[name] = [...(counted.vitals[name] ?? []), value].slice(-MOST_VALUES);
  const spreads = (counted.spreads ??= {});
  const spread = withValue(spreads[name]?.[role], name, value);
  if (spread) spreads[name] = { ...spreads[name], [role]: spread };
}

/** The counts of a release that nothing was told of yet. */
export function newCounts({ app, version }: Released): ReleaseTelemetry {
  return {
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
}

/**
 * Counts an entry of a shopper's tab.
 * @param path the pattern of the page's route
 * @param role whom its release is for
 */
export function countEntry(
  counted: ReleaseTelemetry,
  entry: ReadEntry,
  path: string,
  role: Role,
): void {
  if (entry.kind === 'load') counted.loads += 1;
  else if (entry.kind === 'vital') noteVital(counted, entry.name, entry.value, role);
  else {
    if (entry.kind === 'failure') counted.failures += 1;
    else counted.errors += 1;
    const { kind, message, part, stack } = entry;
    const last = new Date().toISOString();
    noteFault(counted, { message, part, path, kind, last, ...(stack && { stack }) });
  }
}
