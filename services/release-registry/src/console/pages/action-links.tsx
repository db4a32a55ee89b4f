import { html } from 'hono/html';
import type { AppName, Registry } from 'shared-contracts/release';
import { possible, type Action } from '../action';
import { mayChange, type Person } from '../people';
import type { Html } from 'back-office/html';

export const ACTION_NAMES: Record<Action, string> = {
  promote: 'Promote canary',
  abort: 'Abort canary',
  rollback: 'Roll back',
};

/** Links to what a person may do to an app; each asks before anything is done. */
export function actionLinks(registry: Registry, app: AppName, person: Person): Html {
  if (!mayChange(person, app)) return html``;
  const links = possible(registry, app).map(
    (action) => html`
      <a class="button ${action}" href="/apps/${app}/${action}"
        >${ACTION_NAMES[action]}<span class="hidden"> of ${app}</span></a
      >
    `,
  );
  return html`<div class="actions">${links}</div>`;
}
