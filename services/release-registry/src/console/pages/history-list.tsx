/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { RegistryEvent } from 'shared-contracts/release';
import { sourceOf } from '../../status';
import { percent, when } from './words';

function Event({ told }: { told: RegistryEvent }) {
  const { at, app, action, version, previous, reason, percent: of } = told;
  return (
    <li class={action}>
      <time datetime={at}>{when(at)}</time>{' '}
      <span class="did">
        <b>{action}</b> {app} {of !== undefined && percent(of)}{' '}
        <span class="versions">
          {action !== 'shadow' && (
            <>
              <code>{previous ?? 'none'}</code> →{' '}
            </>
          )}
          <code>{version}</code>
        </span>
      </span>{' '}
      <span class="faint">
        {sourceOf(told).join(', ')}
        {reason !== undefined && ` (${reason})`}
      </span>
    </li>
  );
}

/** Changes of what shoppers get, the newest first. */
export const HistoryList = ({ events }: { events: RegistryEvent[] }) =>
  events.length === 0 ? (
    <p class="faint">Nothing has happened yet.</p>
  ) : (
    <ol class="history">
      {events.map((told) => (
        <Event told={told} />
      ))}
    </ol>
  );
