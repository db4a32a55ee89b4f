/** The documents of pages that were opened, and one without a page for all others. */
import { RENDERED } from '../page-state';
import { BARE_PATH, type ReleaseVersions } from '../releases-path';
import { storeAnswers } from './answers';
import { filesOf } from './listed-files';
import { offlinePage } from './offline-page';
import { answersOf, areGiven, releaseOfFile, releasesOf } from './release-set';
import { storeFiles } from './released-files';
import { soonest } from './soonest';
import { storedAt, withHeaders, type Stored } from './stored';
import { STORED_ENTRY } from './stored-entry';

/** How long the network may take where the page itself is stored, in milliseconds. */
const PATIENCE = 900;
/** How much longer where only the document without a page is. */
const BARE_PATIENCE = 1_600;

/** How long the document without a page is good enough, in milliseconds: each page would fetch it else. */
const BARE_LASTS = 3_600_000;

const RELEASES = 'x-releases';

const pageOf = (url: string) => url.replace(/#.*$/, '');

/** Whether an address can be a page's: a file, a call or a tool's page is not what the shell shows. */
const isOfPage = (page: string): boolean => !/^\/(?:api\/|_)|\.\w+$/.test(new URL(page).pathname);

/** A document as it was stored, with its time for the page's own script. */
async function asStored(reply: Response): Promise<Response> {
  const at = String(storedAt(reply));
  return withHeaders(reply, await reply.arrayBuffer(), {
    'server-timing': `${STORED_ENTRY};desc="${at}"`,
  });
}

/** Whether a reply can be a document of the shop. */
const isDocument = (reply: Response): boolean =>
  reply.ok &&
  !reply.redirected &&
  reply.type === 'basic' &&
  (reply.headers.get('content-type') ?? '').startsWith('text/html');

const bareUrl = () => new URL(BARE_PATH, location.origin).href;

/** @param tell says something to all pages */
export function createDocuments(stored: Stored, tell: (url: string) => Promise<void>) {
  async function store(url: string, reply: Response): Promise<boolean> {
    if (!isDocument(reply)) return false;
    const html = await reply.clone().text();
    const releases = releasesOf(html);
    if (!releases) return false;
    if ((reply.headers.get('cache-control') ?? '').includes('no-store')) {
      // This browser looks at a preview or a local build: it isn't shown a shopper's pages meanwhile.
      await stored.clear('documents');
      return false;
    }
    // A customer's page, and one that wasn't rendered, has nothing that the one without a page lacks.
    if (!html.includes(RENDERED) && url !== bareUrl()) return false;
    await stored.put('documents', pageOf(url), reply, { [RELEASES]: releases.names.join() });
    await storeAnswers(answersOf(html), stored);
    return true;
  }

  const bare = () => stored.find('documents', bareUrl());

  return {
    store,

    /**
     * The reply to a navigation: the network's, so that a release, a rollback or an ejection is taken
     * at once; what is stored where the network fails or is slow.
     * @param network the browser's request for it
     * @param hold keeps the worker alive until something is done
     */
    async reply(
      url: string,
      network: Promise<Response>,
      hold: (work: Promise<unknown>) => void,
    ): Promise<Response> {
      const page = pageOf(url);
      let late = false;
      const copy = network.then((reply) => reply.clone());
      hold(
        copy
          .then(async (reply) => {
            if ((await store(page, reply)) && late) await tell(page);
          })
          .catch(() => undefined),
      );
      const own = () => stored.find('documents', page);
      const found = await soonest(network, own, PATIENCE);
      late = found?.from === 'stored';
      if (found) return late ? asStored(found.reply) : found.reply;
      // It has no time: what its page shows is of another.
      const made = isOfPage(page) ? await soonest(network, bare, BARE_PATIENCE) : undefined;
      if (made) return made.reply;
      return network.catch(() => offlinePage(page));
    },

    /** Whether the network has brought a page after this time, in milliseconds. */
    async isNewer(url: string, at: number): Promise<boolean> {
      const found = await stored.find('documents', pageOf(url));
      return found !== undefined && storedAt(found) > at;
    },

    /**
     * Stores the document of a page that was opened before the worker was here, with its files.
     * @param used the files that the page has fetched
     */
    async storePage(url: string, used: string[]): Promise<void> {
      const page = pageOf(url);
      const found = await stored.find('documents', page);
      // What the browser's own cache has is what the page was made from.
      const reply = found ?? (await fetch(page, { cache: 'force-cache' }).catch(() => null));
      if (!reply) return;
      const releases = releasesOf(await reply.clone().text());
      if (!releases || (!found && !(await store(page, reply)))) return;
      const isUsed = (path: string) => used.includes(new URL(path, location.origin).href);
      const files = Object.entries(await filesOf(releases, stored, isUsed));
      await storeFiles(Object.fromEntries(files.filter(([path]) => isUsed(path))), stored);
    },

    /**
     * Stores the document without a page, where none is stored that is new enough.
     * @param all whether the files of its releases may be fetched too
     */
    async storeBare(all: boolean): Promise<void> {
      const found = await bare();
      const lasts = found !== undefined && stored.ageOf(found) < BARE_LASTS;
      const reply = lasts ? found : await fetch(bareUrl()).catch(() => null);
      if (!reply) return;
      const releases = releasesOf(await reply.clone().text());
      if (!releases || (!lasts && !(await store(bareUrl(), reply)))) return;
      if (all) await storeFiles(await filesOf(releases, stored), stored);
    },

    /** Removes documents and files of releases that no shopper is given any more. */
    async removeOthers(given: ReleaseVersions): Promise<void> {
      for (const url of await stored.keys('documents')) {
        const reply = await stored.find('documents', url);
        const names = (reply?.headers.get(RELEASES) ?? '').split(',');
        if (!areGiven(names, given)) await stored.remove('documents', url);
      }
      for (const url of await stored.keys('files')) {
        if (!areGiven([releaseOfFile(url)], given)) await stored.remove('files', url);
      }
    },

    /** Removes all but the document without a page, which says nothing of a person. */
    async forget(): Promise<void> {
      for (const url of await stored.keys('documents')) {
        if (url !== bareUrl()) await stored.remove('documents', url);
      }
    },
  };
}
