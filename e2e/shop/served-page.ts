/** Checks that a served page has one release set, in its rendered parts and in its scripts. */
import { createHash } from 'node:crypto';
import { APPS } from './apps';
import { markOf, marksOn } from './marked-release';
import { shopAddress } from './shop-address';
import { scriptsOf, wholeReleases, type NamedReleases } from './whole-releases';

export type ServedPage = { versions: Record<string, string>; rendered: boolean; wrong: string[] };

const checked = new Map<string, Promise<string | null>>();

/** Fetches a file that a page names, once. @returns its fault, or null */
function faultOf(url: string, integrity: string): Promise<string | null> {
  const key = `${url} ${integrity}`;
  const fault =
    checked.get(key) ??
    fetch(new URL(url, shopAddress().shop)).then(async (answer) => {
      const hash = createHash('sha384').update(Buffer.from(await answer.arrayBuffer()));
      if (!answer.ok) return `${url} answers ${answer.status}`;
      return `sha384-${hash.digest('base64')}` === integrity ? null : `${url} is another file`;
    });
  checked.set(key, fault);
  return fault;
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** Checks that every script of the page and of its releases exists and has its integrity. */
async function faultsOfScripts(html: string, releases: NamedReleases): Promise<string[]> {
  const named = scriptsOf(releases);
  for (const { list } of Object.values(releases)) if (list) named.push([list.url, list.integrity]);
  for (const [tag] of html.matchAll(/<(?:script|link)[^>]* integrity="[^>]*>/g)) {
    const url = attribute(tag, 'src') ?? attribute(tag, 'href');
    if (url) named.push([url, attribute(tag, 'integrity') ?? '']);
  }
  const faults = await Promise.all(named.map(([url, integrity]) => faultOf(url, integrity)));
  return faults.filter((fault) => fault !== null);
}

/** Requests a page. @param bucket the bucket of a shopper who has visited before */
export async function askFor(path: string, bucket?: string): Promise<ServedPage> {
  const answer = await fetch(`${shopAddress().shop}${path}`, {
    headers: { Accept: 'text/html', ...(bucket ? { Cookie: `bucket=${bucket}` } : {}) },
  });
  const html = await answer.text();
  const wrong: string[] = [];
  if (answer.status !== 200) wrong.push(`${path} answers ${answer.status}`);
  const releases = html.includes('storefront-state')
    ? await wholeReleases(html, shopAddress().shop)
    : {};
  for (const [tag] of html.matchAll(/<[^>]* data-boundary="[^>]*>/g)) {
    const app = attribute(tag, 'data-boundary') ?? '';
    const version = attribute(tag, 'data-release');
    if (version !== releases[app]?.version) wrong.push(`${path}: ${app} rendered as ${version}`);
  }
  for (const app of APPS) {
    const expected = markOf(releases[app]?.version ?? '');
    const others = marksOn(html, app).filter((mark) => mark !== expected);
    if (others.length > 0) wrong.push(`${path}: ${app} ${expected} says that it is ${others[0]}`);
  }
  wrong.push(...(await faultsOfScripts(html, releases)));
  const versions = Object.entries(releases).map(([app, { version }]) => [app, version] as const);
  return {
    versions: Object.fromEntries(versions),
    rendered: html.includes(' data-rendered'),
    wrong,
  };
}
