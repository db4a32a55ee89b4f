/**
 * The shop's service worker: pages that were opened, and the shop's code, are there without a
 * network. It asks the network first for everything that can change, so that a release, a rollback or
 * an ejection is taken at the next navigation, and it replaces no worker under an open page
 * (docs/decisions/0020).
 */
import { connection } from '../prefetch/connection';
import { endsSession, isSharedRead, readAnswer } from './answers';
import { createDocuments } from './documents';
import type { Keep, Shown, ToPage, ToWorker } from './messages';
import { isPicture, picture } from './pictures';
import { isReleasedFile, releasedFile } from './released-files';
import type { FetchEvent, Page, WorkerScope } from './scope';
import { isSharedList, sharedList } from './shared-list';
import { createStored } from './stored';

declare const self: WorkerScope;

const { origin } = self.location;
const stored = createStored(self.caches, Date.now);

async function tellAll(message: ToPage): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message);
}

async function tell(id: string, message: ToPage): Promise<void> {
  (await self.clients.get(id))?.postMessage(message);
}

const documents = createDocuments(stored, (url) => tellAll({ kind: 'fresh', url }));

async function forget(): Promise<void> {
  await Promise.all([documents.forget(), stored.clear('answers')]);
}

/** The time of the oldest answer that each page has got from storage. */
const answeredFrom = new Map<string, number>();

async function tellKept(id: string, at: number): Promise<void> {
  answeredFrom.set(id, Math.min(at, answeredFrom.get(id) ?? at));
  await tell(id, { kind: 'kept', at });
}

async function repeat({ url, at }: Shown, page: Page): Promise<void> {
  const say = (message: ToPage) => {
    page.postMessage(message);
  };
  const answered = answeredFrom.get(page.id);
  if (answered !== undefined) say({ kind: 'kept', at: answered });
  if (at !== null && (await documents.isNewer(url, at))) say({ kind: 'fresh', url });
}

async function keep({ url, given, used }: Keep): Promise<void> {
  await documents.removeOthers(given);
  await documents.storePage(url, used);
  // On a slow network, and where data is spared, only what a page has fetched is stored.
  await documents.storeBare(!connection().slow);
}

/** The reply to a request, or undefined where the browser makes it by itself. */
function replyTo(event: FetchEvent): Promise<Response> | undefined {
  const { request, clientId, preloadResponse } = event;
  const url = new URL(request.url);
  const hold = (work: Promise<unknown>) => {
    event.waitUntil(work);
  };
  if (request.method === 'GET' && isReleasedFile(url)) return releasedFile(request, stored);
  if (url.origin !== origin) return undefined;
  if (request.mode === 'navigate') {
    if (isSharedList(request, url)) return sharedList(request);
    if (request.method !== 'GET') return undefined;
    const network = preloadResponse.then((reply) => reply ?? fetch(request));
    return documents.reply(request.url, network, hold);
  }
  if (endsSession(request, url)) hold(forget());
  if (isSharedRead(request, url)) {
    return readAnswer(
      request,
      stored,
      hold,
      (at) => {
        hold(tellKept(clientId, at));
      },
      () => tell(clientId, { kind: 'fresh', url: null }),
    );
  }
  return request.method === 'GET' && isPicture(request)
    ? picture(request, stored, hold)
    : undefined;
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      stored.removeOthers(),
      self.registration.navigationPreload?.enable(),
      // The page that has registered it: its later requests are stored too.
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const reply = replyTo(event);
  if (reply) event.respondWith(reply);
});

self.addEventListener('message', (event) => {
  const said = event.data as ToWorker | null;
  if (said?.kind === 'keep') event.waitUntil(keep(said));
  if (said?.kind === 'shown' && event.source) event.waitUntil(repeat(said, event.source));
});
