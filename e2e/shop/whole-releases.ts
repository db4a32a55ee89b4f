/** The releases that a document names, with the scripts that only their own lists name. */
import type { Page } from '@playwright/test';

type Files = Record<string, string[]>;

type NamedRelease = {
  version: string;
  entry: string;
  integrity: Record<string, string>;
  pages: Files;
  fragments: Files;
  later?: Files;
  list?: { url: string; integrity: string };
};
export type NamedReleases = Record<string, NamedRelease>;

async function whole(release: NamedRelease, base: string): Promise<NamedRelease> {
  if (!release.list) return release;
  const { url } = release.list;
  const list = (await (await fetch(new URL(url, base))).json()) as NamedRelease;
  const at = (file: string) => url.replace(/[^/]*$/, file);
  const every = (lists: Files = {}) =>
    Object.fromEntries(Object.entries(lists).map(([name, files]) => [name, files.map(at)]));
  const integrity = Object.entries(list.integrity).map(([file, of]) => [at(file), of] as const);
  return {
    ...release,
    integrity: { ...Object.fromEntries(integrity), ...release.integrity },
    pages: every(list.pages),
    fragments: every(list.fragments),
    later: every(list.later),
  };
}

/**
 * @param html a document, or what it says to its scripts
 * @param base its address
 */
export async function wholeReleases(html: string, base: string): Promise<NamedReleases> {
  const state = /<script[^>]*id="storefront-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? html;
  const { releases = {} } = JSON.parse(state) as { releases?: NamedReleases };
  const read = Object.entries(releases).map(
    async ([app, release]) => [app, await whole(release, base)] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}

/** Those of the document that a tab shows. */
export async function releasesOn(page: Page): Promise<NamedReleases> {
  const text = await page.locator('#storefront-state').textContent();
  return wholeReleases(text ?? '{}', page.url());
}

/** The address and the integrity of every script. */
export const scriptsOf = (releases: NamedReleases): [string, string][] =>
  Object.values(releases).flatMap(({ integrity }) => Object.entries(integrity));
