/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { table, type Cell } from 'back-office/parts/table';
import { failedOnServer } from '../../telemetry';
import type { AppView, View } from '../view';
import { count, FAILING, NONE, percent, share } from './words';

const number = (of: Cell['of']): Cell => ({ of, number: true });

/** The part of its budget that a release has used: 1 is all of it. */
const Used = ({ part }: { part: number }) => (
  <span class={part >= 1 ? 'bad' : undefined}>{share(part)}</span>
);

function row({ app, releases }: AppView): Cell[] {
  const live = releases.find(({ role }) => role === 'live');
  const { told = null, failing = null } = live ?? {};
  const server = failedOnServer(told);
  return [
    { of: <a href={`/apps/${app}`}>{app}</a> },
    { of: live ? <code class="version">{live.version}</code> : NONE },
    number(told ? count(told.loads + told.failures) : NONE),
    number(told ? count(told.failures) : NONE),
    number(failing === null ? NONE : <Used part={failing / FAILING} />),
    number(told ? count(told.errors) : NONE),
    number(server ? `${count(server.failed)} of ${count(server.of)}` : NONE),
  ];
}

/** How much of the failures that a live release may have it has had, and how it did on the server. */
export function BudgetTable({ view }: { view: View }) {
  if (view.telemetryUnreachable) {
    return <p class="faint">What tabs have told can’t be read now: the console’s log says why.</p>;
  }
  if (view.toldAt === null) return <p class="faint">No tab has told anything yet.</p>;
  return (
    <>
      <p class="faint">
        Of the tabs on a live release {percent(100 * FAILING)} may fail: from there on a new one is
        taken back. Loads and failures are those that tabs have told of it so far.
      </p>
      {table(
        'Error budget of each live release',
        ['App', 'Release', 'Tabs', 'Failed', 'Budget used', 'Errors', 'Failed on the server'],
        view.apps.map(row),
        { kind: 'shipped' },
      )}
    </>
  );
}
