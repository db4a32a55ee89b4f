/** What the console shows: the registry with what tabs have reported of each release. */
import type { AppName } from 'shared-contracts/app-names';
import type {
  Registry,
  RegistryEvent,
  ReleaseSource,
  ShadowExample,
  ShadowVisits,
} from 'shared-contracts/release';
import { givenReleases, type GivenRelease } from '../given-releases';
import { p75, type ReleaseTelemetry, type Telemetry, type TelemetryAlert } from '../telemetry';
import type { ReleaseStore } from '../store';
import { differsIn } from '../shadows/shadow-lines';
import type { TelemetrySource } from '../telemetry-source';
import { VITAL_BOUNDS, type Role, type Spread } from '../vitals';
import { shownApps } from './shown-apps';

export type VitalView = {
  name: string;
  /** Of the newest 200 values, as `pnpm release status` says it; null without values. */
  p75: number | null;
  /** Against the live release's; null where it is that, or one of the two has no values. */
  fromLive: number | null;
  /** How all values are spread, by whom the release was for. */
  spreads: Partial<Record<Role, Spread>>;
};

export type ReleaseView = GivenRelease & {
  app: AppName;
  publishedAt: string | null;
  goodSince: string | null;
  source: ReleaseSource;
  told: ReleaseTelemetry | null;
  /** Of the tabs that ran it, those that had to fall back: 0 to 1; null where none ran it. */
  failing: number | null;
  vitals: VitalView[];
};

export type ShadowView = {
  version: string;
  /** Of the pages that are rendered. */
  percent: number;
  /** Pages that were compared, and those of them that differ. */
  pages: number;
  differ: number;
  /** `differs in 41 of 2,000 pages`; null where no page was compared yet. */
  differs: string | null;
  /** Newest first. */
  examples: ShadowExample[];
  /** What a browser saw; null where none has visited it. */
  visited: ShadowVisits | null;
};

export type AppView = {
  app: AppName;
  releases: ReleaseView[];
  /** What pages are rendered with beside the live release; null where that is nothing. */
  shadow: ShadowView | null;
  /** Newest first. */
  history: RegistryEvent[];
};

export type View = {
  registry: Registry;
  /** When tabs' reports were last written down; null where they never were. */
  toldAt: string | null;
  /** Whether these can't be read now. */
  telemetryUnreachable: boolean;
  alerts: TelemetryAlert[];
  apps: AppView[];
};

const VITALS = Object.keys(VITAL_BOUNDS);

function sourceIn(history: RegistryEvent[], version: string): ReleaseSource {
  const event = history.find((each) => each.version === version && each.commit !== undefined);
  const { commit, author, dirty } = event ?? {};
  return {
    ...(commit !== undefined && { commit }),
    ...(author !== undefined && { author }),
    ...(dirty !== undefined && { dirty }),
  };
}

function vitalsOf(told: ReleaseTelemetry | undefined, live: ReleaseTelemetry | undefined) {
  return VITALS.map((name): VitalView => {
    const [own, other] = [told, live].map((of) => p75(of?.vitals[name] ?? []));
    const known = told !== live && typeof own === 'number' && typeof other === 'number';
    return {
      name,
      p75: own ?? null,
      fromLive: known ? own - other : null,
      spreads: told?.spreads?.[name] ?? {},
    };
  });
}

function shadowView(
  app: AppName,
  { shadows = {} }: Registry,
  telemetry: Telemetry | null,
): ShadowView | null {
  const shadow = shadows[app];
  if (!shadow) return null;
  const { version, percent, visited = null } = shadow;
  const told = telemetry?.releases[`${app}@${version}`];
  const { pages = 0, differ = 0, examples = [] } = told?.shadowed ?? {};
  return {
    ...{ version, percent, pages, differ },
    differs: differsIn(told),
    examples: examples.toReversed(),
    visited,
  };
}

function appView(app: AppName, registry: Registry, telemetry: Telemetry | null): AppView {
  const state = registry.apps[app];
  const history = registry.history.filter((event) => event.app === app).toReversed();
  const toldOf = (version: string) => telemetry?.releases[`${app}@${version}`];
  const releases = (state ? givenReleases(state) : []).map((given): ReleaseView => {
    const told = toldOf(given.version);
    const { publishedAt = null, goodSince = null } = state?.releases[given.version] ?? {};
    const runs = (told?.loads ?? 0) + (told?.failures ?? 0);
    return {
      ...given,
      app,
      publishedAt,
      goodSince,
      source: sourceIn(history, given.version),
      told: told ?? null,
      failing: told && runs > 0 ? told.failures / runs : null,
      vitals: vitalsOf(told, toldOf(state?.live ?? '')),
    };
  });
  return { app, releases, shadow: shadowView(app, registry, telemetry), history };
}

/** Reads all that the console shows. @throws where the registry can't be read */
export async function readView(store: ReleaseStore, told: TelemetrySource): Promise<View> {
  const registry = await store.registry.read();
  const telemetry = await told.read();
  return {
    registry,
    toldAt: telemetry?.savedAt ?? null,
    telemetryUnreachable: told.isUnreachable(),
    alerts: (telemetry?.alerts ?? []).toReversed(),
    apps: shownApps(registry).map((app) => appView(app, registry, telemetry)),
  };
}
