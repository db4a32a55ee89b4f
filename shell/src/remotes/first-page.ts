import type { RemoteRoute } from 'shared-contracts/document-contract';
import type { Visit } from 'shared-contracts/door';
import type { RemoteName } from 'shared-contracts/door';
import { loadRemotePage, type FirstPage } from './remote-loader';
import type { Remotes } from './remotes';
import type { Shell } from './shell-context';

/** Resolves when a remote has been loaded anew. */
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
 * Loads the code and data of the page that the document already shows. Where its remote fails, the
 * page stays readable, and loading goes on as soon as the remote works again.
 * @param signal aborted when the shopper has gone to another page
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
  // When the shopper has left the page, its failure must not be an unhandled rejection.
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
