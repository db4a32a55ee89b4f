/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { AppName, Registry } from 'shared-contracts/release';
import { possible, type Action } from '../action';
import { mayChange, type Person } from '../people';

export const ACTION_NAMES: Record<Action, string> = {
  promote: 'Promote canary',
  abort: 'Abort canary',
  rollback: 'Roll back',
};

type Links = { registry: Registry; app: AppName; person: Person };

/** Links to what a person may do to an app; each asks before anything is done. */
export const ActionLinks = ({ registry, app, person }: Links) =>
  mayChange(person, app) ? (
    <div class="actions">
      {possible(registry, app).map((action) => (
        <a class={`button ${action}`} href={`/apps/${app}/${action}`}>
          {ACTION_NAMES[action]}
          <span class="hidden"> of {app}</span>
        </a>
      ))}
    </div>
  ) : null;
