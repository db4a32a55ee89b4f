/** The compared variants: the same document, with the scripts of one way of building the shop. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from './front';

/** Of scripts, and of the lists of scripts. */
const PRELOADS = /<link rel="preload" as="(?:script|fetch)"[^>]*>\n?/g;
const ENTRY = /<script defer src="[^"]*"[^>]*><\/script>/;
const STATE = /(<script type="application\/json" id="[^"]*">)(.*?)(<\/script>)/s;
const EARLY = /<script>\(function\(\)\{var t=null.*?<\/script>/s;

const ROOT = /<div id="root" [^>]*>.*<\/div>(?=<noscript><p class="boot-note boot-strip)/s;
/** A rendered page loads its scripts after what is visible. */
const PATIENT = / fetchpriority="low"/g;
const PAGE_STYLES = /<style [^>]*data-emotion="[^"]*">.*?<\/style>\n?/gs;

type State = {
  releases: Record<string, Record<string, unknown>>;
  good: object;
  answers: unknown[];
};

function withState(html: string, change: (state: State) => State): string {
  return html.replace(STATE, (_, before: string, json: string, after: string) => {
    const state = change(JSON.parse(json) as State);
    return before + JSON.stringify(state).replaceAll('<', '\\u003c') + after;
  });
}

/** Removes what only a federated document needs: each remote's scripts and their integrity. */
function withoutReleaseSet(state: State): State {
  const releases = Object.entries(state.releases).map(([app, release]) => [
    app,
    { ...release, integrity: {}, pages: {}, fragments: {}, later: {} },
  ]);
  return { ...state, releases: Object.fromEntries(releases) as State['releases'], good: {} };
}

function mustReplace(html: string, what: RegExp, by: string): string {
  if (!what.test(html)) throw new Error(`the document has no ${String(what)} any more`);
  return html.replace(what, by);
}

const ANY_SCRIPT = /<script[\s>].*?<\/script>\n?/gs;

/** The document without any script: the least time in which a browser can show what it has. */
export function scriptless({ html, headers }: Page): Page {
  const bare = mustReplace(html, ENTRY, '').replaceAll(PRELOADS, '').replaceAll(ANY_SCRIPT, '');
  return { html: bare, headers };
}

/** The document without server rendering: its data, and an empty header. */
export function browserRendered({ html, headers }: Page): Page {
  const boot =
    '<div id="root"><div class="boot"><a href="/">Shop</a><nav><a href="/store">Our Products</a></nav></div></div>';
  const bare = html.replaceAll(PAGE_STYLES, '').replaceAll(PATIENT, '');
  return { html: mustReplace(bare, ROOT, boot), headers };
}

const HEADER = [
  'mfe-account',
  'mfe-cart-checkout',
  'fragment-account.menu',
  'fragment-cart.button',
];

/**
 * The parts of the monolith that the document of each measured page preloads; a guest's header and
 * some other parts come later, as in the federated shop.
 */
const MONOLITH_PARTS: [RegExp, string[]][] = [
  [/^\/$/, ['mfe-content', 'page-home']],
  [/^\/store/, ['mfe-catalog', 'page-store']],
  [/^\/category\//, ['mfe-catalog', 'page-category']],
  [/^\/blogs\//, ['mfe-content', 'page-blog']],
  [/^\/products\//, ['mfe-catalog', 'page-product']],
  [/^\/search/, ['mfe-search', 'page-search']],
  [/^\/checkout/, [...HEADER, 'page-checkout']],
];

/**
 * The monolith's document: its own script, and preloads of its chunks for this page.
 * @param folder the monolith's build
 */
export function monolithPage(folder: string): (page: Page, path: string) => Page {
  const chunks = JSON.parse(readFileSync(join(folder, 'chunks.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  const integrityOf = (file: string) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(join(folder, file)))
      .digest('base64')}`;
  const attributesOf = (file: string) =>
    `="/_mono/${file}" integrity="${integrityOf(file)}" crossorigin="anonymous"`;
  const linksOf = (parts: string[]) =>
    [...new Set(parts.flatMap((part) => chunks[part] ?? []))]
      .map(
        (file) => `<link rel="preload" as="script" href${attributesOf(file)} fetchpriority="low">`,
      )
      .join('\n');
  const links = MONOLITH_PARTS.map(([path, parts]) => [path, linksOf(parts)] as const);
  return ({ html, headers }, path) => {
    const preloads = links.find(([pattern]) => pattern.test(path))?.[1] ?? '';
    const entry = `<script defer src${attributesOf('entry.js')} fetchpriority="low">`;
    const own = `${entry}</script>\n${preloads}`;
    const rewritten = mustReplace(html.replaceAll(PRELOADS, ''), ENTRY, own);
    return { html: withState(rewritten, withoutReleaseSet), headers };
  };
}

/**
 * The federated document with the shell's scripts of another build, to compare two builds of the
 * shell in one run.
 * @param folder the other build's `dist`
 */
export function otherShell(folder: string): (page: Page) => Page {
  const { integrity, policies } = JSON.parse(
    readFileSync(join(folder, 'release.json'), 'utf8'),
  ) as { integrity: Record<string, string>; policies: string[] };
  const at = (file: string) => `/_other/${file}`;
  const own = Object.fromEntries(Object.entries(integrity).map(([file, of]) => [at(file), of]));
  const entry = `<script defer src="${at('entry.js')}" integrity="${integrity['entry.js'] ?? ''}" crossorigin="anonymous" fetchpriority="low"></script>`;
  return ({ html, headers }) => {
    const policy = String(headers['content-security-policy']);
    const allowed = policy.replace('trusted-types ', `trusted-types ${policies.join(' ')} `);
    return {
      html: withState(mustReplace(html, ENTRY, entry), (state) => {
        const shell = { ...state.releases.shell, entry: at('entry.js'), integrity: own };
        return { ...state, releases: { ...state.releases, shell } };
      }),
      headers: { ...headers, 'content-security-policy': allowed },
    };
  };
}

/** The naive federation's document: it names its first script, which loads everything else. */
export function naivePage(page: Page): Page {
  const { html, headers } = browserRendered(page);
  const rewritten = mustReplace(
    html.replaceAll(PRELOADS, '').replace(EARLY, ''),
    ENTRY,
    '<script defer src="/_naive/shell/entry.js"></script>',
  );
  const policies = ['content-security-policy', 'integrity-policy', 'reporting-endpoints'];
  return {
    html: withState(rewritten, (state) => ({ ...withoutReleaseSet(state), answers: [] })),
    headers: Object.fromEntries(
      Object.entries(headers).filter(([name]) => !policies.includes(name)),
    ),
  };
}
