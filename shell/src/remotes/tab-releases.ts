import type { RemoteName } from 'shared-contracts/door';
import { isApiError } from 'shared-contracts/errors';
import type { ReleaseSet, ResolvedRelease } from 'shared-contracts/release';
import type { FailureStage, ReportEntry } from '../reports/report-entry';
import { stackOf } from '../reports/stack';

/** A failure of a release: of its entry, of one of its chunks, or of the first render of a part. */
export type ReleaseFailure = {
  stage: FailureStage;
  /** The page or slot that failed; null for the entry, which concerns all of them. */
  part: string | null;
  error: unknown;
};

/** The release of each remote in this tab: the given one, or the last known good one. */
export type TabReleases = {
  current(name: RemoteName): ResolvedRelease | undefined;
  /** Whether another release could replace the current one. */
  hasGood(name: RemoteName): boolean;
  /**
   * Replaces a failing release by the last known good one, unless the network or the provider may
   * have caused the failure.
   * @returns whether another release is current now
   */
  replace(name: RemoteName, failure: ReleaseFailure): Promise<boolean>;
  /** Says that a part of the current release has been shown, so that it works. */
  shown(name: RemoteName, part: string): void;
};

export type TabReleasesDependencies = {
  releases: ReleaseSet;
  good: ReleaseSet;
  /** See origin-answers.ts. */
  originAnswers: (good: ResolvedRelease | undefined, failing: ResolvedRelease) => Promise<boolean>;
  tell: (entry: ReportEntry) => void;
};

type State = {
  current: ResolvedRelease | undefined;
  good: ResolvedRelease | undefined;
  /** Whether this tab has already reported the release's load, which counts once. */
  counted: boolean;
  /**
   * A failure that counts as soon as the replacing release shows the part that the failed one
   * couldn't.
   */
  waiting: { version: string; failure: ReleaseFailure } | null;
};

/**
 * The releases of this tab. A failure is reported only when the release itself caused it: when the
 * origin serves a file that is known to be good, and the last known good release shows the part
 * that failed. Where that release fails too, neither is blamed.
 */
export function createTabReleases({
  releases,
  good,
  originAnswers,
  tell,
}: TabReleasesDependencies): TabReleases {
  const states = new Map<RemoteName, State>();
  const stateOf = (name: RemoteName): State => {
    const known = states.get(name);
    if (known) return known;
    const state = { current: releases[name], good: good[name], counted: false, waiting: null };
    states.set(name, state);
    return state;
  };
  const tellFailure = (
    app: RemoteName,
    version: string,
    { stage, part, error }: ReleaseFailure,
  ) => {
    const thrown = { part: part ?? '', message: String(error), ...stackOf(error) };
    tell({ kind: 'failure', app, version, stage, ...thrown });
  };

  return {
    current: (name) => stateOf(name).current,
    hasGood: (name) => stateOf(name).good !== undefined,
    async replace(name, failure) {
      const state = stateOf(name);
      const failing = state.current;
      if (!failing || isApiError(failure.error)) return false;
      if (!(await originAnswers(state.good, failing))) return false;
      if (state.current !== failing) return true;
      if (!state.good) {
        // The last known good release fails as well, so the cause may be the data that both get.
        if (state.waiting) state.waiting = null;
        else tellFailure(name, failing.version, failure);
        return false;
      }
      state.current = state.good;
      state.good = undefined;
      state.counted = false;
      state.waiting = { version: failing.version, failure };
      return true;
    },
    shown(name, part) {
      const state = stateOf(name);
      if (!state.current) return;
      if (!state.counted) {
        state.counted = true;
        tell({ kind: 'load', app: name, version: state.current.version });
      }
      const { waiting } = state;
      if (!waiting || (waiting.failure.part !== null && waiting.failure.part !== part)) return;
      state.waiting = null;
      tellFailure(name, waiting.version, waiting.failure);
    },
  };
}
