/** When a canary has shown that everybody may get it, and when that it should be nobody's. */
import type { AppName, Registry } from 'shared-contracts/release';
import { p75, type ReleaseTelemetry, type Telemetry } from './telemetry';

export type PromotionRule = {
  /** How long shoppers must have had it, in minutes. */
  minutes: number;
  /** The fewest loads of shoppers that say something. */
  shoppers: number;
  /** How many of a hundred loads more may fail, or have an error, than of the live release's. */
  worse: number;
  /** How much slower a web vital may be than the live release's, in percent of it. */
  slower: number;
};

export type Judgement = { kind: 'wait' | 'promote' | 'worse' | 'gone'; reason: string };

const MINUTE = 60_000;
/** The fewest values of a web vital that are compared, on both sides. */
const VITALS = 20;
/** What a vital may differ by in any case, because it is noise: milliseconds, of CLS a score. */
const NOISE: Record<string, number> = { LCP: 200, FCP: 200, INP: 50, TTFB: 100, CLS: 0.02 };

const shownOf = ({ loads, failures }: ReleaseTelemetry) => loads + failures;

/** Of a hundred loads. */
const per100 = (count: number, told: ReleaseTelemetry) =>
  (100 * count) / Math.max(1, shownOf(told));

/** What the canary does worse than the live release, as far as both have shown it. */
function worseThan(
  canary: ReleaseTelemetry,
  live: ReleaseTelemetry | undefined,
  { worse, slower }: PromotionRule,
): string | null {
  for (const kind of ['failures', 'errors'] as const) {
    const [mine, theirs] = [per100(canary[kind], canary), live ? per100(live[kind], live) : 0];
    if (mine - theirs > worse) {
      return `${mine.toFixed(1)} ${kind} of a hundred loads, ${theirs.toFixed(1)} of the live release`;
    }
  }
  for (const [name, noise] of Object.entries(NOISE)) {
    const [mine, theirs] = [canary.vitals[name] ?? [], live?.vitals[name] ?? []];
    const [now, before] = [p75(mine), p75(theirs)];
    if (now === null || before === null || Math.min(mine.length, theirs.length) < VITALS) continue;
    if (now - before > Math.max(noise, (before * slower) / 100)) {
      const digits = name === 'CLS' ? 3 : 0;
      return `${name} ${now.toFixed(digits)}, ${before.toFixed(digits)} of the live release`;
    }
  }
  return null;
}

/** Why a canary is no canary any more, by the history. */
function whyGone({ history, apps }: Registry, app: AppName, version: string): Judgement {
  if (apps[app]?.live === version) return { kind: 'promote', reason: 'it is live already' };
  const ended = history.findLast(({ app: of, previous }) => of === app && previous === version);
  const reason = ended?.reason === undefined ? '' : `: ${ended.reason}`;
  return { kind: 'gone', reason: `it is nobody's any more (${ended?.action ?? 'ended'}${reason})` };
}

/**
 * Judges a canary by what shoppers' tabs have told of it beside the live release. Without such
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
  if (state?.canary?.version !== version) return whyGone(seen, app, version);
  const { publishedAt = '', goodSince } = state.releases[version] ?? {};
  // A change of its share does not begin it anew.
  const begun = seen.history.findLast(
    ({ app: of, action, version: given, previous }) =>
      of === app && action === 'canary' && given === version && previous !== version,
  );
  const minutes = (now - Date.parse(begun?.at ?? publishedAt)) / MINUTE;
  const told = telemetry?.releases[`${app}@${version}`];
  const shown = told ? shownOf(told) : 0;
  if (told && shown >= rule.shoppers) {
    const worse = worseThan(told, telemetry?.releases[`${app}@${state.live}`], rule);
    if (worse !== null) return { kind: 'worse', reason: worse };
  }
  if (!(minutes >= rule.minutes)) {
    return {
      kind: 'wait',
      reason: `${Math.max(0, Math.floor(minutes))} of ${rule.minutes} minutes`,
    };
  }
  if (told && shown >= rule.shoppers) {
    return {
      kind: 'promote',
      reason: `${shown} loads in ${Math.floor(minutes)} minutes, no worse than live`,
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
    reason: telemetry
      ? `${shown} of ${rule.shoppers} loads`
      : 'no telemetry is here, and it is not known to be good yet',
  };
}
