/**
 * The scripts of a release, as a build lists them in a file of its own. A document that names this
 * file needs to say only what its page needs first.
 */

/** Lies beside `release.json`, which names its hash among the release's other files. */
export const SCRIPTS_FILE = 'scripts.json';

/** Relative to the release's folder in the file, absolute in a document. */
export type ReleaseScripts = {
  /** sha384 of every script. */
  integrity: Record<string, string>;
  /** Scripts that a page needs beside the entry, by the page's name, in loading order. */
  pages: Record<string, string[]>;
  /** The same for fragments, by slot name. */
  fragments: Record<string, string[]>;
  /** Scripts that a fragment asks for once it is shown, by slot name. */
  later?: Record<string, string[]> | undefined;
};

/** Makes the files absolute in the folder that is served at a URL. */
export function scriptsIn(
  { integrity, pages, fragments, later }: ReleaseScripts,
  folder: string,
): ReleaseScripts {
  const at = (path: string) => `${folder}/${path}`;
  const every = (lists: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(lists).map(([name, files]) => [name, files.map(at)]));
  return {
    integrity: Object.fromEntries(
      Object.entries(integrity).map(([path, value]) => [at(path), value]),
    ),
    pages: every(pages),
    fragments: every(fragments),
    ...(later ? { later: every(later) } : {}),
  };
}
