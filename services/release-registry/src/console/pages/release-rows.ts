import { html } from 'hono/html';
import { age } from '../../status';
import type { ReleaseView } from '../view';
import type { Html } from './layout';
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

function cells(view: ReleaseView): [string, Html][] {
  const { role, version, percent: of, publishedAt, told } = view;
  const given = role === 'live' || role === 'canary';
  return [
    ['Release', html`<code class="version">${version}</code>`],
    ['Share', html`${given ? percent(of) : NONE}`],
    ['Age', html`${publishedAt === null ? NONE : age(publishedAt, Date.now())}`],
    ['From', sourceCell(view)],
    ['Loads', html`${told ? count(told.loads) : NONE}`],
    ['Failures', failuresCell(view)],
    ['Errors', html`${told ? count(told.errors) : NONE}`],
    ['LCP', vitalCell(view, 'LCP')],
    ['INP', vitalCell(view, 'INP')],
    ['CLS', vitalCell(view, 'CLS')],
  ];
}

const NUMBERS = new Set(['Share', 'Age', 'Loads', 'Failures', 'Errors', 'LCP', 'INP', 'CLS']);
const HEADINGS = [
  '',
  'Release',
  'Share',
  'Age',
  'From',
  'Loads',
  'Failures',
  'Errors',
  'LCP',
  'INP',
  'CLS',
];
const kind = (name: string) => (NUMBERS.has(name) ? 'number' : '');

/**
 * The releases of an app, a row each. The roles are written out, because on a phone the rows are
 * laid out as cards, and a browser then forgets that they are a table.
 */
export function releaseRows(app: string, releases: ReleaseView[]): Html {
  return html`
    <table class="cards releases" role="table">
      <caption class="hidden">
        Releases of ${app}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          ${HEADINGS.map((name) =>
            name
              ? html`<th role="columnheader" scope="col" class="${kind(name)}">${name}</th>`
              : html`<td role="cell"><span class="hidden">Given as</span></td>`,
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${releases.map(
          (view) => html`
            <tr role="row" class="${view.role}">
              <th role="rowheader" scope="row">
                <span class="role">${ROLE_NAMES[view.role]}</span>
              </th>
              ${cells(view).map(
                ([name, value]) =>
                  html`<td role="cell" class="${kind(name)}" data-name="${name}">${value}</td>`,
              )}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
