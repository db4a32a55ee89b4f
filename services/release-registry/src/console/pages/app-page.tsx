import { html } from 'hono/html';
import type { Need } from '../needs';
import type { Person } from '../people';
import type { AppView, View } from '../view';
import { actionLinks } from './action-links';
import { faultList, type ReadFault } from './fault-list';
import { historyList } from './history-list';
import type { Html } from 'back-office/html';
import { needsTable } from './needs-table';
import { releaseRows } from './release-rows';
import { vitalTable } from './vital-table';

const HISTORY = 20;

export type AppPage = {
  view: View;
  of: AppView;
  faults: ReadFault[];
  needs: Need[];
  person: Person;
};

/** One app: its releases, what fails, how quick it is, whom it needs, and what was done. */
export function appPage({ view, of, faults, needs, person }: AppPage): Html {
  const { app, releases, history } = of;
  const concerned = needs.filter((need) => need.by === app || need.of === app);
  return html`
    <div class="heading">
      <h1>${app}</h1>
      ${actionLinks(view.registry, app, person)}
    </div>
    <section class="app" aria-label="Releases">${releaseRows(app, releases)}</section>
    <section aria-labelledby="faults">
      <h2 id="faults">Failures and errors</h2>
      ${faultList(faults)}
    </section>
    <section aria-labelledby="vitals">
      <h2 id="vitals">Web vitals</h2>
      <p class="faint">
        The 75th percentile of the newest 200 values. Bars show how all are spread, the outline how
        the live release’s are, the line up to where a value is good.
      </p>
      <div class="app">${vitalTable(app, releases)}</div>
    </section>
    <section aria-labelledby="needs">
      <h2 id="needs">What it needs, and who needs it</h2>
      ${needsTable(concerned, `Needs of ${app}, and of it`)}
    </section>
    <section aria-labelledby="history">
      <h2 id="history">History</h2>
      ${historyList(history.slice(0, HISTORY))}
    </section>
  `;
}
