/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { table } from 'back-office/parts/table';
import type { RegistryEvent } from 'shared-contracts/release';
import { lasting } from '../../status';
import { releasersIn, shippedBy, type Lead } from '../teams/shipped';
import type { View } from '../view';
import { count, NONE } from './words';

/** In milliseconds: what takes less was live at once. */
const AT_ONCE = 60_000;

const said = (time: number) => (time < AT_ONCE ? 'at once' : lasting(time));

function LeadTime({ lead }: { lead: Lead | null }) {
  if (!lead) return <span class="faint">{NONE}</span>;
  const [median, longest] = [said(lead.median), said(lead.longest)];
  return (
    <>
      {median} {longest !== median && <span class="sub">longest {longest}</span>}
    </>
  );
}

const COLUMNS = [
  ...['App', 'Seven days', 'Four weeks', 'A week', 'Taken back'],
  ...['From its commit', 'From its first shopper'],
];

/** Each app: how often it went live for everybody, how long that took, and how often it went back. */
export function ShippedTable({ view, now }: { view: View; now: number }) {
  const { history } = view.registry;
  if (history.length === 0) return <p class="faint">Nothing has happened yet.</p>;
  return (
    <>
      <p class="faint">
        A release counts when it is live for everybody. Lead times are medians; a release whose
        commit has no time on record is not in the first.
      </p>
      {table(
        'Releases and lead time of each app',
        COLUMNS,
        view.apps.map(({ app }) => {
          const shipped = shippedBy(app, history, now);
          const figures = [count(shipped.week), count(shipped.weeks), shipped.perWeek.toFixed(1)];
          const cells = [
            ...[...figures, count(shipped.back)],
            ...[<LeadTime lead={shipped.fromCommit} />, <LeadTime lead={shipped.fromPublish} />],
          ];
          return [
            { of: <a href={`/apps/${app}`}>{app}</a> },
            ...cells.map((of) => ({ of, number: true })),
          ];
        }),
        { kind: 'shipped' },
      )}
    </>
  );
}

/** Who made releases live, began canaries and took back. */
export function ReleaserTable({ history, now }: { history: RegistryEvent[]; now: number }) {
  const people = releasersIn(history, now);
  if (people.length === 0) return <p class="faint">Nobody, in the last four weeks.</p>;
  return table(
    'Who released',
    ['Who', 'Live', 'Canaries begun', 'Rolled back'],
    people.map(({ name, live, canaries, back }) => [
      { of: name },
      ...[live, canaries, back].map((value) => ({ of: count(value), number: true })),
    ]),
    { kind: 'shipped people' },
  );
}
