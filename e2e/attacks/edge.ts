/** Strangers who fill the caches of the edge, nginx with deploy/nginx, with what others then get. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askEdge, canRunEdge, startEdge } from 'tooling/run/edge';
import { freePort } from 'tooling/run/free-port';
import { newBucket } from '../shop/given-releases';
import type { ShopAddress } from '../shop/shop-address';
import { giveOut, readRegistry, storeVariant, withRegistryRestored } from '../shop/test-registry';
import type { Attack, AttackOutcome } from './attack';

const APP = 'mfe-search';
const PAGE = '/terms-and-conditions';

type Release = { entry: string; version: string; integrity: Record<string, string> };

/** The releases that a document names, by app. */
function releasesIn(html: string): Record<string, Release> {
  const state = /<script[^>]*id="storefront-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return (JSON.parse(state) as { releases?: Record<string, Release> }).releases ?? {};
}

const versionIn = (html: string) => releasesIn(html)[APP]?.version ?? 'none';

type Ask = (path: string, headers?: Record<string, string>) => ReturnType<typeof askEdge>;

/** Puts an edge before the shop, whose released files are the app's. */
async function behindEdge(
  { shop }: ShopAddress,
  entry: string,
  steps: (ask: Ask) => Promise<AttackOutcome>,
): Promise<AttackOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'edge-attacks-'));
  const port = await freePort();
  const hostOf = (url: string) => `127.0.0.1:${new URL(url).port}`;
  const upstreams = { documents: [hostOf(shop)], releases: [hostOf(entry)] };
  const edge = await startEdge({ folder, port, upstreams, asDeployed: true });
  try {
    return await steps((path, headers) => askEdge(port, path, headers));
  } finally {
    await edge.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const liveRelease = async ({ shop }: ShopAddress): Promise<Release> => {
  const release = releasesIn(await (await fetch(`${shop}${PAGE}`)).text())[APP];
  if (!release) throw new Error(`the document names no release of ${APP}`);
  return release;
};

/** A copy that was kept for a request without an origin may not be refused to pages. */
async function withoutOrigin(shop: ShopAddress): Promise<AttackOutcome> {
  const { entry } = await liveRelease(shop);
  const { pathname } = new URL(entry);
  const right = createHash('sha384').update(await (await fetch(entry)).text());
  const wanted = right.digest('base64');
  return behindEdge(shop, entry, async (ask) => {
    const Host = 'releases.localhost';
    const origins = [undefined, 'https://localhost', 'https://elsewhere.example', 'null'];
    const readers: string[] = [];
    let whole = 0;
    for (const Origin of [...origins, ...origins]) {
      const answer = await ask(pathname, { Host, ...(Origin === undefined ? {} : { Origin }) });
      readers.push(String(answer.headers['access-control-allow-origin']));
      const hash = createHash('sha384').update(answer.body).digest('base64');
      if (answer.status === 200 && hash === wanted) whole += 1;
    }
    return {
      tried: `${readers.length} requests for one released file, the first without an Origin`,
      held: readers.every((each) => each === '*') && whole === readers.length,
      seen: `${whole} whole files, open to: ${[...new Set(readers)].join(', ')}`,
    };
  });
}

/** The share's cookie as servers may read it in two ways. */
const oddForms = (share: string) => [
  `share="${share}"`,
  `share=%${share.charCodeAt(0).toString(16)}${share.slice(1)}`,
  `SHARE=${share}`,
  `a=b,share=${share}`,
  `share=${share},a=b`,
  `share=00000000; share=${share}`,
  `share = ${share}`,
];

/** Who gets a canary has its document kept under another's key. */
async function oddShares(shop: ShopAddress): Promise<AttackOutcome> {
  const { entry, version: live } = await liveRelease(shop);
  let outcome: AttackOutcome | undefined;
  await withRegistryRestored(async () => {
    const canary = await storeVariant(APP, '9.0.0');
    await giveOut([canary], { as: 'canary', percent: 100 });
    const bucket = await newBucket();
    outcome = await behindEdge(shop, entry, async (ask) => {
      const asked = (path: string, cookie = '') =>
        ask(path, cookie === '' ? {} : { Cookie: cookie });
      const first = await asked(PAGE, `bucket=${bucket}`);
      const given = (first.headers['set-cookie'] ?? []).join();
      const share = /\bshare=([0-9a-f]{8})\b/.exec(given)?.[1] ?? 'none';
      let own = 0;
      let wrong = 0;
      const forms = oddForms(share);
      for (const [at, said] of forms.entries()) {
        const path = `${PAGE}?form=${at}`;
        for (let times = 0; times < 3; times += 1) {
          const answer = await asked(path, `bucket=${bucket}; ${said}`);
          if (versionIn(answer.body) === canary.version) own += 1;
        }
        for (const other of ['', 'share=00000000', `who=else`]) {
          if (versionIn((await asked(path, other)).body) !== live) wrong += 1;
        }
      }
      const kept = await asked(PAGE, `bucket=${bucket}; share=${share}`);
      const isKept = String(kept.headers['cache-control']).startsWith('public');
      return {
        tried: `${forms.length} odd forms of a canary's cookie, 3 times each, and 3 strangers after each`,
        held: wrong === 0 && own > 0 && isKept && (await readRegistry()).apps[APP]?.live === live,
        seen: `${wrong} of ${3 * forms.length} strangers got another release; the canary's own document came ${own} times, and is ${isKept ? '' : 'NOT '}kept for its share`,
      };
    });
  });
  if (!outcome) throw new Error('nothing was tried');
  return outcome;
}

/** None where nginx or openssl is not installed. */
export const edgeAttacks: Attack[] = canRunEdge()
  ? [
      {
        name: 'edge: a request without an origin breaks a released file for all',
        run: withoutOrigin,
      },
      { name: 'edge: a canary’s cookie in an odd form gives others the canary', run: oddShares },
    ]
  : [];
