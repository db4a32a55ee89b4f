import { isPlaceName } from 'shared-contracts/places';
import type { AppName, ReleaseSet, ResolvedRelease } from 'shared-contracts/release';

/** What a page needs of the releases at first, by name. */
export type NeededFirst = {
  /** The page and its remote; null for a document without a page. */
  page: { remote: AppName; name: string } | null;
  slots: { remote: AppName; name: string }[];
};

const only = (lists: Record<string, string[]>, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(lists).filter(([name]) => isWanted(name)));

/** A release without the scripts that its own list names for whoever needs them. */
function withoutListed(
  { later: _later, ...release }: ResolvedRelease,
  page: string | undefined,
  slots: readonly string[],
): ResolvedRelease {
  const pages = only(release.pages, (name) => name === page);
  // Which places are filled, the document says: an owner may have closed one that a list names.
  const fragments = only(release.fragments, (name) => slots.includes(name) || isPlaceName(name));
  const files = [pages, fragments].flatMap((lists) => Object.values(lists).flat());
  const needed = new Set([release.entry, ...files]);
  const integrity = Object.entries(release.integrity).filter(([url]) => needed.has(url));
  return { ...release, pages, fragments, integrity: Object.fromEntries(integrity) };
}

/**
 * The releases as a document names them. The shell's own scripts are all there: it asks for them
 * before it could read a list.
 * @param first null where the tab reads no lists, and every script is named
 */
export function namedReleases(set: ReleaseSet, first: NeededFirst | null): ReleaseSet {
  const named = Object.entries(set).map(([app, release]) => {
    const { list, ...whole } = release;
    if (!list || !first || app === 'shell') return [app, whole] as const;
    const page = first.page?.remote === app ? first.page.name : undefined;
    const slots = first.slots.filter(({ remote }) => remote === app).map(({ name }) => name);
    return [app, withoutListed(release, page, slots)] as const;
  });
  return Object.fromEntries(named);
}
