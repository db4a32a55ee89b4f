/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { table } from 'back-office/parts/table';
import { together } from '../../vitals';
import type { ReleaseView, VitalView } from '../view';
import { VitalPlot } from './vital-plot';
import { fromLive, grade, measured, NONE, ROLE_NAMES } from './words';

const spreadOf = ({ name, spreads }: VitalView) => together(name, Object.values(spreads));

type Measured = { vital: VitalView; live: VitalView | undefined };

function Vital({ vital, live }: Measured) {
  const { name, p75, fromLive: difference } = vital;
  if (p75 === null) return <span class="faint">{NONE}</span>;
  const own = spreadOf(vital);
  const other = live && live !== vital ? spreadOf(live) : null;
  return (
    <>
      <span class={grade(name, p75)}>{measured(name, p75)}</span>{' '}
      {difference !== null && <span class="sub">{fromLive(name, difference)}</span>}
      {own && <VitalPlot name={name} own={own} other={other} />}
    </>
  );
}

const Given = ({ role, version }: ReleaseView) => (
  <>
    <span class="role">{ROLE_NAMES[role]}</span> <code class="sub">{version}</code>
  </>
);

/** Each vital of each release, and how its values are spread; the live one's as an outline. */
export function VitalTable({ app, releases }: { app: string; releases: ReleaseView[] }) {
  const [live] = releases;
  const names = live?.vitals.map(({ name }) => name) ?? [];
  const find = (release: ReleaseView | undefined, name: string) =>
    release?.vitals.find((vital) => vital.name === name);
  const cellOf = (release: ReleaseView, name: string) => {
    const vital = find(release, name);
    return { of: vital ? <Vital vital={vital} live={find(live, name)} /> : NONE };
  };
  return table(
    `Web vitals of ${app}`,
    [{ name: 'Given as', hidden: true }, ...names],
    releases.map((release) => ({
      kind: release.role,
      cells: [{ of: <Given {...release} /> }, ...names.map((name) => cellOf(release, name))],
    })),
    { kind: 'vitals' },
  );
}
