/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Titled, type TitleFact } from 'back-office/parts/title-block';
import type { FlagShare } from '../../flags/flag-share';
import type { Drift } from '../teams/drift';
import type { View } from '../view';
import { BudgetTable } from './budget-table';
import { DriftTable } from './drift-table';
import { FlagTable } from './flag-table';
import { ReleaserTable, ShippedTable } from './shipped-tables';
import { when } from './words';

export type ShownTeams = {
  view: View;
  /** Null where nothing can be compared. */
  drift: Drift[] | null;
  flags: FlagShare[];
  now: Date;
};

/** How far back it is told, and from when. */
const factsOf = ({ registry, toldAt }: View): TitleFact[] => [
  ['History since', registry.history[0] && when(registry.history[0].at)],
  ['Changes', registry.history.length],
  ['Told by tabs', toldAt && when(toldAt)],
  ['Revision', registry.revision],
];

/** How the teams ship: for who leads them, and for paper. */
export const TeamsPage = ({ view, drift, flags, now }: ShownTeams) => (
  <>
    <Titled facts={factsOf(view)}>
      <h1>How the teams ship</h1>
      <p class="faint">The last four weeks, {when(now.toISOString())} UTC.</p>
    </Titled>
    <section class="app" aria-labelledby="shipped">
      <h2 class="dimension" id="shipped">
        Releases and lead time
      </h2>
      <ShippedTable view={view} now={now.getTime()} />
    </section>
    <section class="app" aria-labelledby="budget">
      <h2 class="dimension" id="budget">
        Error budget
      </h2>
      <BudgetTable view={view} />
    </section>
    <section class="app" aria-labelledby="drift">
      <h2 class="dimension" id="drift">
        Drift of shared libraries
      </h2>
      <DriftTable drift={drift} />
    </section>
    <section class="app" aria-labelledby="people">
      <h2 class="dimension" id="people">
        Who released
      </h2>
      <ReleaserTable history={view.registry.history} now={now.getTime()} />
    </section>
    <section class="app" aria-labelledby="flags">
      <h2 class="dimension" id="flags">
        Feature flags
      </h2>
      <FlagTable flags={flags} today={now.toISOString().slice(0, 10)} />
    </section>
  </>
);
