import { globalCss } from 'shared-ui/global-style';
import type { ShopConfig } from 'shared-contracts/config';
import type { RemoteName } from 'shared-contracts/door';
import { DOCUMENT_VERSION } from 'shared-contracts/document-version';
import { paths } from 'shared-contracts/paths';
import type { AppName, ReleaseSet, ResolvedRelease } from 'shared-contracts/release';
import { documentHead } from '../src/document-head';
import {
  RENDERED,
  STATE_ELEMENT,
  type HotCode,
  type Override,
  type PageState,
} from '../src/page-state';
import { awaitFontScript } from './await-font';
import { BEGIN_SCRIPT } from './begin-script';
import { earlyCallsScript } from './early-calls';
import { escapeMarkup } from './escape-markup';
import { faultCss } from './fault-style';
import { namedReleases } from './first-scripts';
import { footCss } from './foot-style';
import { createInlineCode, type InlineCode, type InlineSources } from './inline-code';
import { inlineJson } from './inline-json';
import type { RenderedPage, SlotOnPage } from './rendering/rendered-page';
import { siteJsonLd } from './site/site-json-ld';
import { waysWithout, withoutScripts } from './without-scripts';

function attributes(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('');
}

/** The parts on the page, from the renderer's answer, or else from the layout. */
function slotsOf({ body }: RenderedPage, landing: SlotOnPage[]): SlotOnPage[] {
  return body ? body.slots : landing;
}

/** The apps whose parts the page shows at first: its own remote, and those of its slots. */
export function shownApps(page: DocumentParts['page'], first: RenderedPage): AppName[] {
  if (!page) return [];
  const parts = slotsOf(first, page.parts).map(({ remote }) => remote);
  return [...new Set<AppName>([page.remote, ...parts])];
}

/** The shell's code that loads a page, which one that the document contains doesn't need at first. */
const ROUTER = /(?:^|\/)router\.[^/]+\.js$/;

/**
 * What this page needs beside the shell's first script: scripts, each with its integrity, entries
 * first, and the lists of their releases.
 */
function scriptsOf(
  { set, shell, first, readsLists }: DocumentParts,
  page: NonNullable<DocumentParts['page']>,
  priority: Record<string, string>,
): string[] {
  const parts = slotsOf(first, page.parts).flatMap(({ name, remote }) => {
    const release = set[remote];
    const files = release && Object.hasOwn(release.fragments, name) ? release.fragments[name] : [];
    return release ? [{ release, files: files ?? [] }] : [];
  });
  const { release, name } = page;
  const own = release ? [{ release, files: release.pages[name] ?? [] }] : [];
  const needed = [...own, ...parts];
  const routers = Object.keys(shell.integrity).filter((file) => !first.body && ROUTER.test(file));
  const links = [
    ...needed.flatMap(({ release, files }) =>
      [release.entry, ...files].map((href) => ({ href, integrity: release.integrity[href] ?? '' })),
    ),
    ...routers.map((href) => ({ href, integrity: shell.integrity[href] ?? '' })),
  ];
  const once = new Map(links.map((link) => [link.href, link]));
  // Without an integrity: whoever fetches it checks it, and Chromium would fetch it twice else.
  const lists = new Set(needed.flatMap(({ release: { list } }) => (list ? [list.url] : [])));
  return [
    ...[...once.values()].map(
      ({ href, integrity }) =>
        `<link rel="preload" as="script"${attributes({ href, integrity, crossorigin: 'anonymous', ...priority })}>`,
    ),
    ...(readsLists ? [...lists] : []).map(
      (href) =>
        `<link rel="preload" as="fetch"${attributes({ href, crossorigin: 'anonymous', ...priority })}>`,
    ),
  ];
}

export type DocumentParts = {
  config: ShopConfig;
  development: boolean;
  overridable: boolean;
  override: Override | null;
  /** The code that changes while the page runs; null on every shopper's document. */
  hot: HotCode | null;
  /** The feature flags that are on for this shopper. */
  flags: string[];
  remoteLimit: number;
  /** Whether the shell reads the lists of releases' scripts. */
  readsLists: boolean;
  set: ReleaseSet;
  good: ReleaseSet;
  fonts: string[];
  shell: ResolvedRelease;
  /** The script that records early clicks and typing, from this shell's release. */
  earlyInput: string;
  /** The page's remote and name; null for the 404 page. */
  page: {
    remote: RemoteName;
    release: ResolvedRelease | undefined;
    name: string;
    /** The parts that its layout has, known without rendering. */
    parts: SlotOnPage[];
  } | null;
  first: RenderedPage;
  /** Of a developer's own document, whose code changes while the page runs; else null. */
  nonce: string | null;
  /** See reports/ticket.ts; null for a document whose tab sends no reports. */
  ticket: string | null;
  /** By this the tab asks for a ticket; null where it may not, or has one. */
  offer: string | null;
  /** Whether the tab says that it begins: a release isn't known to be good (releases/unproven.ts). */
  watched: boolean;
};

/** What a page that wasn't rendered shows until the shell's script has loaded. */
function firstPaint(config: ShopConfig): string {
  return `<div class="boot"><a href="/">${escapeMarkup(config.name)}</a><nav><a href="/store">Our Products</a> <a href="/contact-us">Contacts</a></nav></div><noscript><p class="boot-note">This page needs JavaScript. ${waysWithout(config)}</p></noscript>`;
}

const bootCss =
  '.boot{display:flex;justify-content:space-between;align-items:center;min-height:var(--header-height);padding-inline:var(--gutter);background:var(--color-chrome);border-bottom:3px solid var(--color-accent)}.boot a{color:var(--color-on-chrome);text-decoration:none;font-weight:700;margin-inline-end:var(--space-3)}.boot nav{font-size:var(--text-sm)}.boot-note{padding:var(--gutter)}.boot-note a{color:inherit;white-space:nowrap}.boot-strip{position:sticky;bottom:var(--foot);z-index:var(--z-toast);padding-block:var(--space-3);background:var(--color-warning-surface);color:var(--color-warning);font-size:var(--text-sm)}[data-slot]{display:contents}';

/**
 * The style rules of the rendered page, where emotion finds them in the browser. `data-s` tells it
 * that they are in their place: it would move each of them else, and the browser would find the style
 * of every element anew.
 */
function pageStyles({ body }: RenderedPage, inline: InlineCode): string[] {
  return (body?.styles ?? []).map(({ key, ids, css }) =>
    inline.style(
      css.replaceAll('</', '<\\/'),
      attributes({ 'data-s': '', 'data-emotion': [key, ...ids].join(' ') }),
    ),
  );
}

/** The page itself, or what is shown instead. */
function rootElement({ page, first: { body }, config }: DocumentParts): string {
  return body
    ? `<div id="root" ${RENDERED}>${body.html}</div>${withoutScripts(config, page?.remote)}`
    : `<div id="root">${firstPaint(config)}</div>`;
}

/** The whole document of a page, and what its policy has to allow. */
export function documentHtml(parts: DocumentParts): { html: string; inline: InlineSources } {
  const { config, development, remoteLimit, set, good, shell, fonts, page, first, nonce } = parts;
  const inline = createInlineCode(nonce);
  const head = first.head ?? documentHead({ title: config.tagline }, config);
  const neededFirst = parts.readsLists
    ? { page, slots: page ? [...page.parts, ...slotsOf(first, page.parts)] : [] }
    : null;
  const state: PageState = {
    version: DOCUMENT_VERSION,
    releases: namedReleases(set, neededFirst),
    good: namedReleases(good, neededFirst && { page: null, slots: [] }),
    config,
    development,
    overridable: parts.overridable,
    override: parts.override,
    ...(parts.hot && { hot: parts.hot }),
    ...(parts.flags.length > 0 && { flags: parts.flags }),
    remoteLimit,
    answers: first.answers,
    ticket: parts.ticket,
    ...(parts.offer !== null && { offer: parts.offer }),
  };
  const latin = fonts.find((file) => file.includes('latin.')) ?? '';
  const latinExt = fonts.find((file) => file.includes('latin-ext.'));
  const style = `${globalCss({ latin, latinExt })}${bootCss}${footCss}${faultCss}`;
  const tags = head.tags.map(({ tag, attributes: values }) => `<${tag}${attributes(values)}>`);
  // What is visible comes first: a rendered page can be read without scripts, so its pictures load
  // before them. One that opens with pictures names them at its end, because the requests of a
  // head share a slow network alike.
  const priority: Record<string, string> = first.body ? { fetchpriority: 'low' } : {};
  const opensWithPictures = Boolean(first.body?.links);
  const scripts = [
    `<script defer${attributes({ src: shell.entry, integrity: shell.integrity[shell.entry] ?? '', crossorigin: 'anonymous', ...(nonce === null ? {} : { nonce }), ...priority })}></script>`,
    ...(page ? scriptsOf(parts, page, priority) : []),
  ];
  const isHome = head.canonical === paths.home();
  const jsonLd = [...(isHome ? [siteJsonLd(config)] : []), ...head.jsonLd].map((data) =>
    inline.data(inlineJson(data), ' type="application/ld+json"'),
  );
  const lines = [
    '<!doctype html>',
    '<html lang="en-PH"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeMarkup(head.title)}</title>`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#171b1d">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...tags,
    ...(opensWithPictures ? [] : scripts),
    ...(latin ? [inline.script(awaitFontScript(latin))] : []),
    inline.style(style),
    ...pageStyles(first, inline),
    first.body?.links ?? '',
    ...jsonLd,
    first.early.length > 0 ? inline.script(earlyCallsScript(first.early)) : '',
    first.body ? inline.script(parts.earlyInput) : '',
    '</head><body>',
    ...(latin
      ? [`<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${latin}">`]
      : []),
    rootElement(parts),
    // The state comes after the readable HTML, because the scripts that need it run when the whole
    // document has loaded.
    inline.data(inlineJson(state), ` type="application/json" id="${STATE_ELEMENT}"`),
    ...(opensWithPictures ? scripts : []),
    ...(parts.watched ? [inline.script(BEGIN_SCRIPT)] : []),
    '</body></html>',
  ];
  return { html: lines.join('\n'), inline: inline.sources() };
}
