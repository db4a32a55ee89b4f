import { table, type Cell } from 'back-office/parts/table';
import { html } from 'hono/html';
import { age } from '../../status';
import type { ReleaseView } from '../view';
import type { Html } from 'back-office/html';
import { count, grade, measured, NONE, percent, ROLE_NAMES, share } from './words';

/** From so many per cent of the tabs on a release counts as failing. */
const FAILING = 0.02;

function sourceCell({ source: { commit, author, dirty } }: ReleaseView): Html {
  if (commit === undefined) return html`<span class="faint">not known</span>`;
  const more = dirty ? ', uncommitted changes' : '';
  return html`<code>${commit.slice(0, 8)}</code>
    <span class="sub">${author ?? 'nobody'}${more}</span>`;
}

function failuresCell({ told, failing }: ReleaseView): Html {
  if (!told || failing === null) return html`<span class="faint">${NONE}</span>`;
  return html`<span class="${failing >= FAILING ? 'bad' : ''}"
    >${count(told.failures)} <span class="sub">${share(failing)}</span></span
  >`;
}

function vitalCell({ vitals }: ReleaseView, wanted: string): Html {
  const value = vitals.find(({ name }) => name === wanted)?.p75 ?? null;
  if (value === null) return html`<span class="faint">${NONE}</span>`;
  return html`<span class="${grade(wanted, value)}">${measured(wanted, value)}</span>`;
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
    { of: html`<span class="role">${ROLE_NAMES[role]}</span>` },
    { of: html`<code class="version">${version}</code>` },
    number(given ? percent(of) : NONE),
    number(publishedAt === null ? NONE : age(publishedAt, Date.now())),
    { of: sourceCell(view) },
    number(told ? count(told.loads) : NONE),
    number(failuresCell(view)),
    number(told ? count(told.errors) : NONE),
    ...['LCP', 'INP', 'CLS'].map((name) => number(vitalCell(view, name))),
  ];
}

/** The releases of an app, a row each. */
export const releaseRows = (app: string, releases: ReleaseView[]): Html =>
  table(
    `Releases of ${app}`,
    COLUMNS,
    releases.map((view) => ({ kind: view.role, cells: cells(view) })),
    { kind: 'releases' },
  );
