/** A store whose history says what came of a shadow once it ends, whoever ends it. */
import type { AppName, Registry, RegistryEvent, ShadowRelease } from 'shared-contracts/release';
import { withEvent, type NextRegistry } from '../changes';
import type { ReleaseStore } from '../store';
import type { ReleaseTelemetry, Telemetry } from '../telemetry';
import type { TelemetrySource } from '../telemetry-source';
import { visitedLine } from '../visits/visited-line';

type Told = Pick<Telemetry, 'releases'> | null;

const figure = (value: number) => value.toLocaleString('en');

function comparedLine(counted: ReleaseTelemetry | undefined): string {
  const { pages = 0, differ = 0 } = counted?.shadowed ?? {};
  if (pages === 0) return 'compared no page';
  return `compared ${figure(pages)} ${pages === 1 ? 'page' : 'pages'}, ${figure(differ)} differed`;
}

/**
 * `compared 2,000 pages, 41 differed; visited 12 pages at two sizes, 0 differed`
 * @param told what document servers count; null where it can't be read
 */
function recordOf(app: AppName, { version, visited }: ShadowRelease, told: Told): string {
  return [
    told ? comparedLine(told.releases[`${app}@${version}`]) : 'what was compared can not be read',
    visited ? visitedLine(visited) : 'not visited',
  ].join('; ');
}

/** The shadows that a change ends: another takes their place, or none. */
function endedBy(seen: Registry, next: NextRegistry): [AppName, ShadowRelease][] {
  return (Object.entries(seen.shadows ?? {}) as [AppName, ShadowRelease][]).filter(
    ([app, { version, at }]) => {
      const now = next.shadows?.[app];
      return now?.version !== version || now.at !== at;
    },
  );
}

/** @param toldOf where document servers count, opened once a shadow ends */
export function notedShadows(
  store: ReleaseStore,
  toldOf: () => Promise<TelemetrySource>,
): ReleaseStore {
  const { registry } = store;
  return {
    ...store,
    registry: {
      ...registry,
      async replace(seen, next) {
        const ended = endedBy(seen, next);
        if (ended.length === 0) return registry.replace(seen, next);
        // A figure in the history is no reason to hold a promotion or an abort back.
        const counted = await toldOf()
          .then(async (told) => (await told.read()) ?? { releases: {} })
          .catch(() => null);
        const at = new Date().toISOString();
        const events = ended.map(([app, shadow]): RegistryEvent => {
          const reason = recordOf(app, shadow, counted);
          return { at, app, action: 'shadow', version: shadow.version, previous: null, reason };
        });
        return registry.replace(
          seen,
          events.reduce<NextRegistry>(
            (noted, event) => withEvent({ revision: seen.revision, ...noted }, event),
            next,
          ),
        );
      },
    },
  };
}
