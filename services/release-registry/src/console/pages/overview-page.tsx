import { html } from 'hono/html';
import { age } from '../../status';
import type { Person } from '../people';
import type { View } from '../view';
import { actionLinks } from './action-links';
import type { Html } from 'back-office/html';
import { releaseRows } from './release-rows';

/** How long a suspicion is shown, in milliseconds, as `pnpm release status` does. */
const SHOWN = 7 * 24 * 3_600_000;

function alertList({ alerts }: View): Html {
  const fresh = alerts.filter(({ at }) => Date.now() - Date.parse(at) < SHOWN);
  if (fresh.length === 0) return html``;
  return html`
    <section class="note warning" aria-label="Suspicions">
      <ul>
        ${fresh.map(
          ({ at, app, version, reason }) => html`
            <li>
              <strong>${app} ${version}</strong> may be failing: ${reason}
              <span class="faint">${age(at, Date.now())} ago, nothing was changed</span>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

/** Since when what tabs have reported is known. */
function toldSince({ toldAt, telemetryUnreachable }: View): string {
  if (telemetryUnreachable)
    return 'what tabs have told can’t be read now: the console’s log says why';
  return toldAt === null
    ? 'no tab has told anything yet'
    : `told by tabs ${age(toldAt, Date.now())} ago`;
}

/** Every app with what shoppers get of it. */
export function overviewPage(view: View, person: Person): Html {
  const { registry, apps } = view;
  return html`
    <div class="heading">
      <h1>Releases</h1>
      <p class="faint">Revision ${registry.revision}, ${toldSince(view)}</p>
    </div>
    ${alertList(view)}
    ${apps.map(
      ({ app, releases }) => html`
        <section class="app" aria-labelledby="${app}">
          <div class="bar">
            <h2 id="${app}"><a href="/apps/${app}">${app}</a></h2>
            ${actionLinks(registry, app, person)}
          </div>
          ${
            releases.length > 0
              ? releaseRows(app, releases)
              : html`<p class="faint">Nothing is published yet.</p>`
          }
        </section>
      `,
    )}
    <p class="faint foot">
      Vitals at the 75th percentile of the newest 200 values. For programs:
      <a href="/status.json">status.json</a>, <a href="/metrics">metrics</a>.
    </p>
  `;
}
