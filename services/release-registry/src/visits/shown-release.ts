/** What a visit reads of the running shop before it opens a browser. */
import { setTimeout as wait } from 'node:timers/promises';
import { ReleaseRefused } from '../release-refused';

/** How long one answer may take, and how long a document server may take to read the registry, in milliseconds. */
const ANSWERED_WITHIN = 15_000;
const READ_WITHIN = 15_000;
/** The most files of a list of pages that are read, and characters of one. */
const FILES_MOST = 4;
const CHARACTERS_MOST = 5_000_000;

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url, {
    headers: { Accept: 'text/html, application/xml' },
    signal: AbortSignal.timeout(ANSWERED_WITHIN),
  });
  return (await answer.text()).slice(0, CHARACTERS_MOST);
}

/**
 * Waits until the shop shows a release by its link.
 * @throws ReleaseRefused where it is not reached, or doesn't
 */
export async function untilShown(origin: string, app: string, version: string): Promise<void> {
  const until = Date.now() + READ_WITHIN;
  for (;;) {
    const text = await textOf(`${origin}/?preview=${app}@${version}`).catch(() => null);
    if (text?.includes(`Preview: ${app} ${version}`)) return;
    if (Date.now() > until) {
      const why = text === null ? 'no shop answers' : `the shop does not show ${app} ${version}`;
      throw new ReleaseRefused([`${why} at ${origin}; next: SHOP_ORIGIN says where it is`]);
    }
    await wait(1_000);
  }
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

/** Paths of the shop's pages, as its list for search engines has them; none where it has no such list. */
export async function knownPaths(origin: string): Promise<string[]> {
  const index = await textOf(`${origin}/sitemap.xml`).catch(() => '');
  const paths = (urls: (string | undefined)[]) =>
    urls.flatMap((url) => (url !== undefined && URL.canParse(url) ? [new URL(url).pathname] : []));
  if (!index.includes('<sitemapindex')) return paths(locations(index));
  const files = paths(locations(index)).slice(0, FILES_MOST);
  const texts = await Promise.all(files.map((file) => textOf(origin + file).catch(() => '')));
  return texts.flatMap((text) => paths(locations(text)));
}
