import type { RemoteRoute } from 'shared-contracts/document-contract';
import type { Visit } from 'shared-contracts/door';
import type { RemoteName } from 'shared-contracts/door';
import { loadRemotePage, type FirstPage } from './remote-loader';
import type { Remotes } from './remotes';
import type { Shell } from './shell-context';

/** Until a remote has been loaded anew. */
function nextReady(remotes: Remotes, name: RemoteName): Promise<void> {
  return new Promise((resolve) => {
    const stop = remotes.subscribe(() => {
      if (remotes.status(name).kind !== 'ready') return;
      stop();
      resolve();
    });
  });
}

/**
 * Brings the code and data of the page that the document shows already. Where its remote is down,
 * the page stays readable, and this goes on as soon as the remote is back.
 * @param signal ends it: the shopper has gone to another page
 */
export function loadFirstPage(
  shell: Shell,
  route: RemoteRoute,
  visit: Visit,
  signal: AbortSignal,
): FirstPage {
  const listeners = new Set<() => void>();
  let failed = false;
  const fail = (value: boolean) => {
    failed = value;
    for (const listener of [...listeners]) listener();
  };
  const load = async () => {
    for (;;) {
      const loaded = await loadRemotePage(shell, route, visit, signal);
      if (loaded.kind !== 'unavailable') {
        if (failed) fail(false);
        return loaded;
      }
      fail(true);
      await nextReady(shell.remotes, route.remote);
    }
  };
  const loaded = load();
  // The shopper has left the page: its failure is no unhandled rejection.
  loaded.catch(() => undefined);
  return {
    kind: 'first',
    loaded,
    failed: () => failed,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
