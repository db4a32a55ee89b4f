import { table } from 'back-office/parts/table';
import { html } from 'hono/html';
import type { AppName } from 'shared-contracts/release';
import type { Action, Difference } from '../action';
import { ACTION_NAMES } from './action-links';
import type { ReleaseView } from '../view';
import type { Html } from 'back-office/parts/html';
import { releaseRows } from './release-rows';

export type Confirm = {
  app: AppName;
  action: Action;
  /** What would be different, of all apps. */
  changes: Difference[];
  /** The app's, with what tabs have reported of them. */
  releases: ReleaseView[];
  /** The registry's, as it is shown. */
  revision: number;
  token: string;
  /** What would be rolled back to, and what else could be. */
  to: string | null;
  earlier: string[];
};

const QUESTIONS: Record<Action, (app: AppName) => string> = {
  promote: (app) => `Give the canary of ${app} to everybody?`,
  abort: (app) => `Take the canary of ${app} from everybody?`,
  rollback: (app) => `Roll ${app} back?`,
};

const changeTable = (changes: Difference[]): Html =>
  table(
    'What changes, at the next page load',
    ['App', 'What', 'Now', 'Then'],
    changes.map(({ app, what, before, after }) => [
      { of: app },
      { of: what },
      { of: html`<code>${before}</code>` },
      { of: html`<code>${after}</code>` },
    ]),
    { kind: 'changes', captioned: true },
  );

/** Another release to go to: a form of its own, which only shows this page anew. */
function otherRelease({ app, to, earlier }: Confirm): Html {
  if (earlier.length < 2) return html``;
  return html`
    <form class="other" method="get" action="/apps/${app}/rollback">
      <label for="to">To another release</label>
      <select id="to" name="to">
        ${earlier.map(
          (version) => html`<option ${version === to ? 'selected' : ''}>${version}</option>`,
        )}
      </select>
      <button class="quiet">Show what changes</button>
    </form>
  `;
}

/** Asks before something is done, and says what it would change. */
export function confirmPage(confirm: Confirm): Html {
  const { app, action, changes, releases, revision, token, to } = confirm;
  const given = action === 'rollback' && to !== null;
  return html`
    <div class="heading"><h1>${QUESTIONS[action](app)}</h1></div>
    ${changes.length > 0 ? changeTable(changes) : html`<p>Nothing would change.</p>`}
    <section aria-labelledby="now">
      <h2 id="now">How they do so far</h2>
      <div class="app">${releaseRows(app, releases)}</div>
    </section>
    ${action === 'rollback' ? otherRelease(confirm) : ''}
    <form class="confirm" method="post" action="/apps/${app}/${action}">
      <input type="hidden" name="token" value="${token}" />
      <input type="hidden" name="revision" value="${revision}" />
      ${given ? html`<input type="hidden" name="to" value="${to}" />` : ''}
      ${
        action === 'promote'
          ? ''
          : html`
              <label for="reason">Reason, for the history</label>
              <input id="reason" name="reason" maxlength="200" autocomplete="off" />
            `
      }
      <div class="actions">
        <button class="${action}">${ACTION_NAMES[action]}${given ? html` to ${to}` : ''}</button>
        <a class="button" href="/apps/${app}">Leave it as it is</a>
      </div>
    </form>
    <p class="faint">
      Open tabs keep the release that they have. The history says that it was you.
    </p>
  `;
}
