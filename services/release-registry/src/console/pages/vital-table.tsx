import { table } from 'back-office/parts/table';
import { html } from 'hono/html';
import { together } from '../../vitals';
import type { ReleaseView, VitalView } from '../view';
import type { Html } from 'back-office/html';
import { vitalPlot } from './vital-plot';
import { fromLive, grade, measured, NONE, ROLE_NAMES } from './words';

const spreadOf = ({ name, spreads }: VitalView) => together(name, Object.values(spreads));

function cell(vital: VitalView, live: VitalView | undefined): Html {
  const { name, p75, fromLive: difference } = vital;
  if (p75 === null) return html`<span class="faint">${NONE}</span>`;
  const own = spreadOf(vital);
  const other = live && live !== vital ? spreadOf(live) : null;
  return html`
    <span class="${grade(name, p75)}">${measured(name, p75)}</span>
    ${difference === null ? '' : html`<span class="sub">${fromLive(name, difference)}</span>`}
    ${own ? vitalPlot(name, own, other) : ''}
  `;
}

/** Each vital of each release, and how its values are spread; the live one's as an outline. */
export function vitalTable(app: string, releases: ReleaseView[]): Html {
  const [live] = releases;
  const names = live?.vitals.map(({ name }) => name) ?? [];
  const find = (release: ReleaseView | undefined, name: string) =>
    release?.vitals.find((vital) => vital.name === name);
  return table(
    `Web vitals of ${app}`,
    [{ name: 'Given as', hidden: true }, ...names],
    releases.map((release) => ({
      kind: release.role,
      cells: [
        {
          of: html`<span class="role">${ROLE_NAMES[release.role]}</span>
            <code class="sub">${release.version}</code>`,
        },
        ...names.map((name) => {
          const vital = find(release, name);
          return { of: vital ? cell(vital, find(live, name)) : NONE };
        }),
      ],
    })),
    { kind: 'vitals' },
  );
}
