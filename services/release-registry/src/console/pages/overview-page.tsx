/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { age } from '../../status';
import type { Person } from '../people';
import type { AppView, View } from '../view';
import { ActionLinks } from './action-links';
import { ReleaseRows } from './release-rows';

/** How long a suspicion is shown, in milliseconds, as `pnpm release status` does. */
const SHOWN = 7 * 24 * 3_600_000;

function Alerts({ alerts }: View) {
  const fresh = alerts.filter(({ at }) => Date.now() - Date.parse(at) < SHOWN);
  if (fresh.length === 0) return null;
  return (
    <section class="note warning" aria-label="Suspicions">
      <ul>
        {fresh.map(({ at, app, version, reason }) => (
          <li>
            <strong>
              {app} {version}
            </strong>{' '}
            may be failing: {reason}{' '}
            <span class="faint">{age(at, Date.now())} ago, nothing was changed</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Since when what tabs have reported is known. */
function toldSince({ toldAt, telemetryUnreachable }: View): string {
  if (telemetryUnreachable)
    return 'what tabs have told can’t be read now: the console’s log says why';
  return toldAt === null
    ? 'no tab has told anything yet'
    : `told by tabs ${age(toldAt, Date.now())} ago`;
}

type Shown = { view: View; person: Person };

const App = ({ of: { app, releases }, view, person }: Shown & { of: AppView }) => (
  <section class="app" aria-labelledby={app}>
    <div class="bar">
      <h2 class="dimension" id={app}>
        <a href={`/apps/${app}`}>{app}</a>
      </h2>
      <ActionLinks registry={view.registry} app={app} person={person} />
    </div>
    {releases.length > 0 ? (
      <ReleaseRows app={app} releases={releases} />
    ) : (
      <p class="faint">Nothing is published yet.</p>
    )}
  </section>
);

/** Every app with what shoppers get of it. */
export const OverviewPage = ({ view, person }: Shown) => (
  <>
    <div class="heading">
      <h1>Releases</h1>
      <p class="faint">
        Revision {view.registry.revision}, {toldSince(view)}
      </p>
    </div>
    <Alerts {...view} />
    {view.apps.map((of) => (
      <App of={of} view={view} person={person} />
    ))}
    <p class="faint foot">
      Vitals at the 75th percentile of the newest 200 values. For programs:{' '}
      <a href="/status.json">status.json</a>, <a href="/metrics">metrics</a>.
    </p>
  </>
);
