/** What a document says of its releases. */
import { STATE_ELEMENT, type PageState } from '../page-state';
import type { ReleaseVersions } from '../releases-path';

/** The parts of a document's state that matter to what is stored of it. */
export type DocumentReleases = {
  /** `app@version` of each release. */
  names: string[];
  /** The integrity of every script that it names, by its address; '' for a font. */
  files: Record<string, string>;
  /** The integrity of each release's list of scripts, by its address. */
  lists: Record<string, string>;
};

const STATE = new RegExp(`id="${STATE_ELEMENT}">(.*?)</script>`, 's');
const FONT = /<link rel="preload" as="font"[^>]* href="([^"]+)"/g;

type State = Pick<PageState, 'releases'> & Partial<Pick<PageState, 'answers'>>;

function stateOf(html: string): State | null {
  const text = STATE.exec(html)?.[1];
  if (text === undefined) return null;
  try {
    return JSON.parse(text) as State;
  } catch {
    return null;
  }
}

/** The provider's answers that a document was made from. */
export const answersOf = (html: string): PageState['answers'] => stateOf(html)?.answers ?? [];

/** @returns null for HTML that the document server didn't write, such as a hotspot's own page */
export function releasesOf(html: string): DocumentReleases | null {
  const releases = stateOf(html)?.releases;
  if (!releases) return null;
  const fonts = [...html.matchAll(FONT)].map(([, href = '']) => [href, ''] as const);
  return {
    names: Object.entries(releases).map(([app, { version }]) => `${app}@${version}`),
    files: Object.assign(
      Object.fromEntries(fonts),
      ...Object.values(releases).map(({ integrity }) => integrity),
    ) as Record<string, string>,
    lists: Object.fromEntries(
      Object.values(releases).flatMap(({ list }) => (list ? [[list.url, list.integrity]] : [])),
    ),
  };
}

/** Whether shoppers are given all of these releases. */
export const areGiven = (names: string[], given: ReleaseVersions): boolean =>
  names.every((name) => {
    const at = name.lastIndexOf('@');
    return given[name.slice(0, at)]?.includes(name.slice(at + 1)) ?? false;
  });

/** The release that a file belongs to, by its address. */
export function releaseOfFile(url: string): string {
  const [app = '', version = ''] = new URL(url).pathname.split('/').slice(-3);
  return `${app}@${version}`;
}
