/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Titled, type TitleFact } from 'back-office/parts/title-block';
import type { Need } from '../needs';
import type { Person } from '../people';
import type { AppView, View } from '../view';
import { ActionLinks } from './action-links';
import { FaultList, type ReadFault } from './fault-list';
import { HistoryList } from './history-list';
import { NeedsTable } from './needs-table';
import { ReleaseRows } from './release-rows';
import { ShadowSection } from './shadow-section';
import { VitalTable } from './vital-table';
import { when } from './words';

const HISTORY = 20;

export type ShownApp = {
  view: View;
  of: AppView;
  faults: ReadFault[];
  needs: Need[];
  person: Person;
};

/** What shoppers get of it, by whom and since when. */
function factsOf({ releases, history }: AppView, { registry }: View): TitleFact[] {
  const versionAs = (role: 'live' | 'canary') => releases.find((each) => each.role === role);
  const [live, canary] = [versionAs('live'), versionAs('canary')];
  return [
    ['Live', live && <code>{live.version}</code>],
    ['Published', live?.publishedAt && when(live.publishedAt)],
    ['By', live?.source.author],
    ['Canary', canary && <code>{canary.version}</code>],
    ['Revision', registry.revision],
    ['Last change', history[0] && when(history[0].at)],
  ];
}

/** One app: its releases, what fails, how quick it is, whom it needs, and what was done. */
export function AppPage({ view, of, faults, needs, person }: ShownApp) {
  const { app, releases, shadow, history } = of;
  const concerned = needs.filter((need) => need.by === app || need.of === app);
  return (
    <>
      <Titled facts={factsOf(of, view)}>
        <h1>{app}</h1>
        <ActionLinks registry={view.registry} app={app} person={person} />
      </Titled>
      <section class="app" aria-label="Releases">
        <ReleaseRows app={app} releases={releases} />
      </section>
      {shadow && <ShadowSection shadow={shadow} />}
      <section aria-labelledby="faults">
        <h2 class="dimension" id="faults">
          Failures and errors
        </h2>
        <FaultList faults={faults} />
      </section>
      <section aria-labelledby="vitals">
        <h2 class="dimension" id="vitals">
          Web vitals
        </h2>
        <p class="faint">
          The 75th percentile of the newest 200 values. Bars show how all are spread, the outline
          how the live release’s are, the line up to where a value is good.
        </p>
        <div class="app">
          <VitalTable app={app} releases={releases} />
        </div>
      </section>
      <section aria-labelledby="needs">
        <h2 class="dimension" id="needs">
          What it needs, and who needs it
        </h2>
        <NeedsTable needs={concerned} caption={`Needs of ${app}, and of it`} />
      </section>
      <section aria-labelledby="history">
        <h2 class="dimension" id="history">
          History
        </h2>
        <HistoryList events={history.slice(0, HISTORY)} />
      </section>
    </>
  );
}
