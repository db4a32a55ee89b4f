/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { table, type Cell } from 'back-office/parts/table';
import { age } from '../../status';
import { failsOn } from '../../devices';
import { failedOnServer } from '../../telemetry';
import type { ReleaseView } from '../view';
import { count, FAILING, grade, measured, NONE, percent, ROLE_NAMES, share } from './words';

const Nothing = () => <span class="faint">{NONE}</span>;

function Source({ source: { commit, author, dirty } }: ReleaseView) {
  if (commit === undefined) return <span class="faint">not known</span>;
  const more = dirty ? ', uncommitted changes' : '';
  return (
    <>
      <code>{commit.slice(0, 8)}</code>{' '}
      <span class="sub">
        {author ?? 'nobody'}
        {more}
      </span>
    </>
  );
}

function Failures({ told, failing }: ReleaseView) {
  const silent = told?.silent ?? 0;
  const on = failsOn(told?.devices);
  if (!told || (failing === null && silent === 0 && on === null)) return <Nothing />;
  return (
    <>
      <span class={failing !== null && failing >= FAILING ? 'bad' : undefined}>
        {count(told.failures)} <span class="sub">{share(failing ?? 0)}</span>
      </span>
      {on !== null && (
        <span class="sub bad">
          {' '}
          {on.kind}: {count(on.failed)} of {count(on.of)}
        </span>
      )}
      {silent > 0 && <span class="sub bad"> said nothing: {count(silent)}</span>}
    </>
  );
}

function Errors({ told }: ReleaseView) {
  const server = failedOnServer(told);
  if (!told) return <>{NONE}</>;
  return (
    <>
      {count(told.errors)}
      {server !== null && server.failed > 0 && (
        <span class="sub bad">
          {' '}
          on the server: {count(server.failed)} of {count(server.of)}
        </span>
      )}
    </>
  );
}

function Vital({ view, wanted }: { view: ReleaseView; wanted: string }) {
  const value = view.vitals.find(({ name }) => name === wanted)?.p75 ?? null;
  if (value === null) return <Nothing />;
  return <span class={grade(wanted, value)}>{measured(wanted, value)}</span>;
}

/** The role's cell has no heading that is seen. */
const COLUMNS = [
  { name: 'Given as', hidden: true },
  ...['Release', 'Share', 'Age', 'From', 'Loads', 'Failures', 'Errors', 'LCP', 'INP', 'CLS'],
] as const;

function cells(view: ReleaseView): Cell[] {
  const { role, version, percent: of, publishedAt, told } = view;
  const given = role === 'live' || role === 'canary';
  const number = (value: Cell['of']) => ({ of: value, number: true });
  return [
    { of: <span class="role">{ROLE_NAMES[role]}</span> },
    { of: <code class="version">{version}</code> },
    number(given ? percent(of) : NONE),
    number(publishedAt === null ? NONE : age(publishedAt, Date.now())),
    { of: <Source {...view} /> },
    number(told ? count(told.loads) : NONE),
    number(<Failures {...view} />),
    number(<Errors {...view} />),
    ...['LCP', 'INP', 'CLS'].map((name) => number(<Vital view={view} wanted={name} />)),
  ];
}

/** The releases of an app, a row each. */
export const ReleaseRows = ({ app, releases }: { app: string; releases: ReleaseView[] }) =>
  table(
    `Releases of ${app}`,
    COLUMNS,
    releases.map((view) => ({ kind: view.role, cells: cells(view) })),
    { kind: 'releases wide' },
  );
