/** When a canary has shown that everybody may get it, and when that it should be nobody's. */
import type { AppName, Registry } from 'shared-contracts/release';
import { differsIn } from './shadows/shadow-lines';
import { failedOnServer, p75, type ReleaseTelemetry, type Telemetry } from './telemetry';
import { visitedLine } from './visits/visited-line';
import { worsePages } from './worse-pages';

export type PromotionRule = {
  /** How long shoppers must have had it, in minutes. */
  minutes: number;
  /** The fewest shoppers that say something, of the canary as of the live release. */
  shoppers: number;
  /** From how many networks the canary's have to come, and its failures or errors to abort it. */
  networks: number;
  /** For how many of a hundred shoppers more it may fail, or have an error, than the live release. */
  worse: number;
  /** How much slower a web vital may be than the live release's, in percent of it. */
  slower: number;
  /** In how many pages it must have been compared as a shadow, with none that differs. */
  shadowed?: number;
  /** Whether a browser must have visited it as a shadow, with no page that differs. */
  visited?: true;
  /** Whether pages may differ from the live release's, because they are meant to. */
  differsAsMeant?: true;
};

export type Judgement = { kind: 'wait' | 'promote' | 'worse' | 'differs' | 'gone'; reason: string };

const MINUTE = 60_000;
/** The fewest values of a web vital that are compared, on both sides. */
const VITALS = 40;
/** What a vital may differ by in any case, because it is noise: milliseconds, of CLS a score. */
const NOISE: Record<string, number> = { LCP: 200, FCP: 200, INP: 50, TTFB: 100, CLS: 0.02 };

/**
 * The shoppers by whom a release is judged: each counts once, and of one network only a few, as when
 * a release is taken back. Loads, failures and errors as tabs tell them cost a stranger one request
 * each.
 */
const shownOf = ({ well, failed }: ReleaseTelemetry) => well + failed;

/** Of a hundred shoppers. */
const per100 = (count: number, told: ReleaseTelemetry) =>
  (100 * count) / Math.max(1, shownOf(told));

/** What it does worse is counted by this, and named so. */
const FAULTS = [
  ['failed', 'failures'],
  ['troubled', 'errors'],
] as const;

/**
 * What the canary does worse than the live release, as far as both have shown it. Faults of too few
 * networks may be a stranger's: they neither abort it nor let it be promoted.
 */
function worseThan(
  canary: ReleaseTelemetry,
  live: ReleaseTelemetry,
  { worse, slower, networks }: PromotionRule,
): Judgement | null {
  for (const [counted, name] of FAULTS) {
    const [mine, theirs] = [per100(canary[counted], canary), per100(live[counted], live)];
    if (mine - theirs > worse) {
      const reason = `${mine.toFixed(1)} ${name} of a hundred shoppers, ${theirs.toFixed(1)} of the live release`;
      const from = canary.networks[counted].length;
      return from < networks
        ? { kind: 'wait', reason: `${reason}; all in ${from} of ${networks} networks` }
        : { kind: 'worse', reason };
    }
  }
  for (const [name, noise] of Object.entries(NOISE)) {
    const [mine, theirs] = [canary.vitals[name] ?? [], live.vitals[name] ?? []];
    const [now, before] = [p75(mine), p75(theirs)];
    if (now === null || before === null || Math.min(mine.length, theirs.length) < VITALS) continue;
    if (now - before > Math.max(noise, (before * slower) / 100)) {
      const digits = name === 'CLS' ? 3 : 0;
      const reason = `${name} ${now.toFixed(digits)}, ${before.toFixed(digits)} of the live release`;
      return { kind: 'worse', reason };
    }
  }
  return null;
}

/** The fewest pages that a canary has to fail on the server before it is held for them. */
const FAILED_PAGES = 3;

/**
 * Why a canary has to wait for a person: it fails more pages on the server than the live release. It isn't
 * aborted for them, because a stranger can have one page made that fails, as often as they like.
 */
function heldForServer(
  canary: ReleaseTelemetry | undefined,
  live: ReleaseTelemetry | undefined,
  { worse }: PromotionRule,
): Judgement | null {
  const mine = failedOnServer(canary);
  const before = failedOnServer(live) ?? { failed: 0, of: 0 };
  if (!mine || mine.failed < FAILED_PAGES) return null;
  const share = ({ failed, of }: typeof mine) => (100 * failed) / Math.max(1, of);
  if (share(mine) - share(before) <= worse) return null;
  const reason = `${mine.failed} of ${mine.of} pages failed on the server, ${before.failed} of ${before.of} of the live release`;
  return { kind: 'wait', reason };
}

/** Why a canary has to wait for a person: one of its pages is slower, or leaks. */
function heldForPages(
  canary: ReleaseTelemetry | undefined,
  live: ReleaseTelemetry | undefined,
): Judgement | null {
  const [worst] = worsePages(canary?.pages, live?.pages);
  return worst === undefined ? null : { kind: 'wait', reason: worst };
}

/** What is still missing before a canary can be judged; null where nothing is. */
function lacks(
  canary: ReleaseTelemetry | undefined,
  live: ReleaseTelemetry | undefined,
  { shoppers, networks }: PromotionRule,
): string | null {
  const [mine, theirs] = [canary ? shownOf(canary) : 0, live ? shownOf(live) : 0];
  if (mine < shoppers) return `${mine} of ${shoppers} shoppers`;
  const from = canary?.networks.told.length ?? 0;
  if (from < networks) return `shoppers of ${from} of ${networks} networks`;
  return theirs < shoppers ? `${theirs} of ${shoppers} shoppers of the live release` : null;
}

const NEXT = 'next: pnpm release status, and --differs-as-meant where it is meant';

/** What the comparing of pages lacks, or says against it, where the rule wants it. */
function shadowAgainst(
  canary: ReleaseTelemetry | undefined,
  { shadowed, differsAsMeant }: PromotionRule,
): Judgement | null {
  if (shadowed === undefined) return null;
  const { pages, differ, examples } = canary?.shadowed ?? { pages: 0, differ: 0, examples: [] };
  if (differ > 0 && !differsAsMeant) {
    const newest = examples.at(-1);
    const such = newest ? `: ${newest.page} ${newest.path}: ${newest.says}` : '';
    return { kind: 'differs', reason: `it ${differsIn(canary)}${such}; ${NEXT}` };
  }
  if (pages >= shadowed) return null;
  return { kind: 'wait', reason: `${pages} of ${shadowed} pages compared with its shadow` };
}

/** What the visits in a browser lack, or say against it, where the rule wants them. */
function visitsAgainst(
  { apps, shadows }: Registry,
  { app, version }: { app: AppName; version: string },
  { visited: isWanted, differsAsMeant }: PromotionRule,
): Judgement | null {
  if (!isWanted) return null;
  const shadow = shadows?.[app];
  const visited = shadow?.version === version ? shadow.visited : undefined;
  // What was visited beside another live release says nothing of this one.
  if (!visited || visited.pages === 0 || visited.live !== apps[app]?.live) {
    const next = `next: pnpm release visit ${app}, while it is the shadow`;
    return { kind: 'wait', reason: `no browser has visited it as a shadow; ${next}` };
  }
  if (visited.differ === 0 || differsAsMeant) return null;
  const [first] = visited.examples;
  const such = first ? `: ${first.page} ${first.path}: ${first.says}` : '';
  return { kind: 'differs', reason: `${visitedLine(visited)}${such}; ${NEXT}` };
}

/** Why a canary is no canary any more, by the history. */
function whyEnded({ history, apps }: Registry, app: AppName, version: string): Judgement {
  if (apps[app]?.live === version) return { kind: 'promote', reason: 'it is live already' };
  const ended = history.findLast(({ app: of, previous }) => of === app && previous === version);
  const reason = ended?.reason === undefined ? '' : `: ${ended.reason}`;
  return { kind: 'gone', reason: `it is nobody's any more (${ended?.action ?? 'ended'}${reason})` };
}

/**
 * Judges a canary by what shoppers' tabs have reported of it beside the live release. Without such
 * telemetry it is judged by the registry's own mark that it is known to be good.
 * @param version of the canary that is meant
 * @param telemetry null where the document servers keep theirs elsewhere
 * @param now in milliseconds
 */
export function judgeCanary(
  seen: Registry,
  telemetry: Telemetry | null,
  { app, version }: { app: AppName; version: string },
  rule: PromotionRule,
  now = Date.now(),
): Judgement {
  const state = seen.apps[app];
  if (state?.canary?.version !== version) return whyEnded(seen, app, version);
  const { publishedAt = '', goodSince } = state.releases[version] ?? {};
  // A change of its share does not begin it anew.
  const begun = seen.history.findLast(
    ({ app: of, action, version: given, previous }) =>
      of === app && action === 'canary' && given === version && previous !== version,
  );
  const minutes = (now - Date.parse(begun?.at ?? publishedAt)) / MINUTE;
  const told = telemetry?.releases[`${app}@${version}`];
  const live = telemetry?.releases[`${app}@${state.live}`];
  const lacking = lacks(told, live, rule);
  if (told && live && lacking === null) {
    const worse = worseThan(told, live, rule);
    if (worse !== null) return worse;
  }
  const against = shadowAgainst(told, rule) ?? visitsAgainst(seen, { app, version }, rule);
  if (against !== null) return against;
  const held = heldForServer(told, live, rule) ?? heldForPages(told, live);
  if (held !== null) return held;
  if (!(minutes >= rule.minutes)) {
    return {
      kind: 'wait',
      reason: `${Math.max(0, Math.floor(minutes))} of ${rule.minutes} minutes`,
    };
  }
  if (told && lacking === null) {
    return {
      kind: 'promote',
      reason: `${shownOf(told)} shoppers in ${Math.floor(minutes)} minutes, no worse than live`,
    };
  }
  if (telemetry === null && goodSince !== undefined) {
    return {
      kind: 'promote',
      reason: `known to be good since ${goodSince}; no telemetry is here to compare`,
    };
  }
  return {
    kind: 'wait',
    reason:
      telemetry && lacking !== null
        ? lacking
        : 'no telemetry is here, and it is not known to be good yet',
  };
}
