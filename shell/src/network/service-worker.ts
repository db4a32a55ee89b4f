import { LOADER_POLICY } from '../remotes/loader-policy';
import { RELEASES_PATH, SERVICE_WORKER_PATH, type ReleasesNow } from '../releases-path';
import type { ToPage, ToWorker } from '../service-worker/messages';
import { STORED_ENTRY } from '../service-worker/stored-entry';
import { freshPageHere, networkIsBack, storedDocumentShown, storedPartShown } from './as-of';

type PolicyFactory = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
};

function scriptUrl(): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return SERVICE_WORKER_PATH;
  // Whatever it is called with, it allows this one script.
  const rules = { createScriptURL: () => SERVICE_WORKER_PATH };
  return factory.createPolicy(LOADER_POLICY, rules).createScriptURL('');
}

/** When the document was stored that this page was made from; null where it came from the network. */
function documentStoredAt(): number | null {
  const [entry] = performance.getEntriesByType('navigation');
  const { serverTiming = [] } = (entry ?? {}) as Partial<PerformanceNavigationTiming>;
  const said = serverTiming.find(({ name }) => name === STORED_ENTRY);
  return said ? Number(said.description) : null;
}

const here = () => window.location.href.replace(/#.*$/, '');

function listen(workers: ServiceWorkerContainer): void {
  const at = documentStoredAt();
  if (at !== null) storedDocumentShown(at, window.location.pathname);
  workers.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
    if (data.kind === 'kept') storedPartShown(data.at);
    else if (data.url === null || data.url === here()) freshPageHere();
  });
  workers.startMessages();
  // What was said before, nobody heard.
  const shown: ToWorker = { kind: 'shown', url: here(), at };
  workers.controller?.postMessage(shown);
  window.addEventListener('online', networkIsBack);
}

/**
 * Removes the shop's worker with all that it has stored: its script is now one that does so, in the
 * place of the one that this page has; where it can't come, the page does.
 */
async function remove(workers: ServiceWorkerContainer): Promise<void> {
  for (const registration of await workers.getRegistrations()) {
    await registration.update().catch(async () => {
      await registration.unregister();
      await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    });
  }
}

/**
 * Registers the shop's service worker once the page is shown, and has it store the page; removes it
 * where the shop has switched it off (docs/decisions/0020). Where the browser has none, or storage is
 * blocked, nothing happens.
 */
export async function connectServiceWorker(): Promise<void> {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (!workers) return;
  listen(workers);
  const url = here();
  const reply = await fetch(RELEASES_PATH);
  if (!reply.ok) return;
  const { serviceWorker, given } = (await reply.json()) as ReleasesNow;
  if (!serviceWorker) {
    await remove(workers);
    return;
  }
  await workers.register(scriptUrl(), { updateViaCache: 'none' });
  const { active } = await workers.ready;
  const used = performance.getEntriesByType('resource').map(({ name }) => name);
  const message: ToWorker = { kind: 'keep', url, given, used };
  active?.postMessage(message);
}
