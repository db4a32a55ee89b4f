/** What `/metrics` says of the releases that shoppers get. */
import { VITAL_BOUNDS, type Spread } from '../vitals';
import { exposition, histogram, type Metric, type Sample } from './exposition';
import type { ReleaseView, View } from './view';

const seconds = (at: string) => Date.parse(at) / 1000;
const PREFIX = 'storefront';

function spreadsOf(releases: ReleaseView[], wanted: (name: string) => boolean, unit: number) {
  return releases.flatMap(({ app, version, vitals }) =>
    vitals
      .filter(({ name }) => wanted(name))
      .flatMap(({ name: vital, spreads }) =>
        Object.entries(spreads).flatMap(([role, spread]: [string, Spread]) =>
          histogram({ app, version, role, vital }, VITAL_BOUNDS[vital] ?? [], spread, unit),
        ),
      ),
  );
}

/** The text that Prometheus reads. */
export function metricsOf({ registry, apps, alerts, toldAt }: View): string {
  const releases = apps.flatMap((app) => app.releases);
  // A release may be named for two reasons.
  const once = [...new Map(releases.map((each) => [`${each.app}@${each.version}`, each])).values()];
  const each = (value: (release: ReleaseView) => number | null): Sample[] =>
    releases.flatMap((release) => {
      const { app, version, role } = release;
      const found = value(release);
      return found === null ? [] : [{ labels: { app, version, role }, value: found }];
    });
  const told = (count: 'loads' | 'failures' | 'errors' | 'silent'): Sample[] =>
    once.flatMap(({ app, version, told: counted }) =>
      counted ? [{ labels: { app, version }, value: counted[count] ?? 0 }] : [],
    );
  const metric = (name: string, type: Metric['type'], help: string, samples: Sample[]): Metric => ({
    ...{ name: `${PREFIX}_${name}`, type, help, samples },
  });
  const ejections = apps.map(({ app, history }) => {
    const all = history.filter(({ action }) => action === 'eject');
    return { app, count: all.length, last: all[0]?.at };
  });

  return exposition([
    metric('registry_revision', 'gauge', 'Revision of the registry.', [
      { labels: {}, value: registry.revision },
    ]),
    metric(
      'release_share',
      'gauge',
      'Part of the shoppers that a release is given to, 0 to 1.',
      each(({ percent }) => percent / 100),
    ),
    metric(
      'release_published_timestamp_seconds',
      'gauge',
      'When a release was published first.',
      each(({ publishedAt }) => (publishedAt === null ? null : seconds(publishedAt))),
    ),
    metric('release_loads_total', 'counter', 'Tabs that have shown a release.', told('loads')),
    metric(
      'release_failures_total',
      'counter',
      'Tabs in which the last known good release had to replace it.',
      told('failures'),
    ),
    metric('release_errors_total', 'counter', 'Other errors of a release.', told('errors')),
    metric(
      'release_silent_total',
      'counter',
      'Tabs that began and said nothing more.',
      told('silent'),
    ),
    metric(
      'release_shoppers_total',
      'counter',
      'Shoppers for whom a release worked and failed, each once, by the kinds of their devices.',
      once.flatMap(({ app, version, told: counted }) =>
        Object.entries(counted?.devices ?? {}).flatMap(([kind, outcomes]) => {
          const [device = '', browser = ''] = kind.split(' ');
          return Object.entries(outcomes).map(([outcome, value]) => ({
            labels: { app, version, device, browser, outcome },
            value,
          }));
        }),
      ),
    ),
    metric(
      'release_server_pages_total',
      'counter',
      'Pages made on the server with a release, by how it did: rendered, threw, refused, killed.',
      once.flatMap(({ app, version, told: counted }) =>
        Object.entries(counted?.onServer ?? {}).map(([outcome, value]) => ({
          labels: { app, version, outcome },
          value,
        })),
      ),
    ),
    metric(
      'shadow_pages_total',
      'counter',
      'Pages compared with a shadow, by how they were: same, differs.',
      apps.flatMap(({ app, shadow }) => {
        if (!shadow) return [];
        const { version, pages, differ } = shadow;
        const sample = (outcome: string, value: number): Sample => ({
          ...{ labels: { app, version, outcome }, value },
        });
        return [sample('same', pages - differ), sample('differs', differ)];
      }),
    ),
    metric(
      'shadow_visited_pages',
      'gauge',
      'Pages that a browser visited with a shadow last, by how they were: same, differs.',
      apps.flatMap(({ app, shadow }) => {
        if (!shadow?.visited) return [];
        const { pages, differ } = shadow.visited;
        const labels = { app, version: shadow.version };
        return [
          { labels: { ...labels, outcome: 'same' }, value: pages - differ },
          { labels: { ...labels, outcome: 'differs' }, value: differ },
        ];
      }),
    ),
    metric(
      'ejections',
      'gauge',
      'Releases taken back by the budget of failures, in the history of 500 changes.',
      ejections.map(({ app, count }) => ({ labels: { app }, value: count })),
    ),
    metric(
      'last_ejection_timestamp_seconds',
      'gauge',
      'When one was taken back last.',
      ejections.flatMap(({ app, last }) =>
        last === undefined ? [] : [{ labels: { app }, value: seconds(last) }],
      ),
    ),
    metric('alerts', 'gauge', 'Suspicions that a person has to look at, the newest 20.', [
      { labels: {}, value: alerts.length },
    ]),
    metric(
      'web_vital_seconds',
      'histogram',
      'LCP, FCP, INP and TTFB as tabs have measured them.',
      spreadsOf(once, (name) => name !== 'CLS', 1000),
    ),
    metric(
      'layout_shift_score',
      'histogram',
      'CLS as tabs have measured it.',
      spreadsOf(once, (name) => name === 'CLS', 1),
    ),
    metric(
      'telemetry_saved_timestamp_seconds',
      'gauge',
      'When the reports of tabs were last written down.',
      toldAt === null ? [] : [{ labels: {}, value: seconds(toldAt) }],
    ),
  ]);
}
