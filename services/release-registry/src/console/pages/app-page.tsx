/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Need } from '../needs';
import type { Person } from '../people';
import type { AppView, View } from '../view';
import { ActionLinks } from './action-links';
import { FaultList, type ReadFault } from './fault-list';
import { HistoryList } from './history-list';
import { NeedsTable } from './needs-table';
import { ReleaseRows } from './release-rows';
import { VitalTable } from './vital-table';

const HISTORY = 20;

export type ShownApp = {
  view: View;
  of: AppView;
  faults: ReadFault[];
  needs: Need[];
  person: Person;
};

/** One app: its releases, what fails, how quick it is, whom it needs, and what was done. */
export function AppPage({ view, of, faults, needs, person }: ShownApp) {
  const { app, releases, history } = of;
  const concerned = needs.filter((need) => need.by === app || need.of === app);
  return (
    <>
      <div class="heading">
        <h1>{app}</h1>
        <ActionLinks registry={view.registry} app={app} person={person} />
      </div>
      <section class="app" aria-label="Releases">
        <ReleaseRows app={app} releases={releases} />
      </section>
      <section aria-labelledby="faults">
        <h2 id="faults">Failures and errors</h2>
        <FaultList faults={faults} />
      </section>
      <section aria-labelledby="vitals">
        <h2 id="vitals">Web vitals</h2>
        <p class="faint">
          The 75th percentile of the newest 200 values. Bars show how all are spread, the outline
          how the live release’s are, the line up to where a value is good.
        </p>
        <div class="app">
          <VitalTable app={app} releases={releases} />
        </div>
      </section>
      <section aria-labelledby="needs">
        <h2 id="needs">What it needs, and who needs it</h2>
        <NeedsTable needs={concerned} caption={`Needs of ${app}, and of it`} />
      </section>
      <section aria-labelledby="history">
        <h2 id="history">History</h2>
        <HistoryList events={history.slice(0, HISTORY)} />
      </section>
    </>
  );
}
