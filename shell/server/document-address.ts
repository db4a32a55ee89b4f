/** What a document depends on: its page's address, and the releases that it is made of. */
import type { RemoteRoute } from 'shared-contracts/document-contract';
import type { AppName, Registry } from 'shared-contracts/release';
import { DESIGN_PATH } from '../src/design/design-path';
import { BARE_PATH } from '../src/releases-path';
import type { PreviewedReleases } from './previews/with-previews';
import type { ChosenReleases } from './releases/chosen-releases';
import { shownReleases } from './releases/shown-releases';
import { unproven } from './releases/unproven';

/** The one path used for every unknown path, because they all have the same page. */
const NO_PATH = '/no-such-page';

type Site = {
  /** Where shoppers reach the shop. */
  origin: string;
  development: boolean;
};

/**
 * The page's address on the shop's origin, with only the search parameters that the page reads.
 * @param route null for a path that the shop doesn't have
 */
export function documentUrl(
  asked: URL,
  route: RemoteRoute | null,
  { origin, development }: Site,
): URL {
  const url = new URL(origin);
  const design = development && asked.pathname === DESIGN_PATH;
  const hasDocument = route !== null || design || asked.pathname === BARE_PATH;
  url.pathname = hasDocument ? asked.pathname : NO_PATH;
  const read = [...asked.searchParams].filter(([name]) => route?.reads.includes(name));
  url.search = new URLSearchParams(read).toString();
  return url;
}

type KeyParts = {
  url: URL;
  chosen: ChosenReleases;
  previewed: PreviewedReleases | null;
  /** The feature flags that are on for this shopper. */
  flags: string[];
};

const versionsIn = (set: ChosenReleases['set']) =>
  Object.entries(set).map(([app, release]) => `${app}@${release.version}`);

/** The key by which a document is kept: equal for all who get the same. */
export function documentKey(
  { url, chosen, previewed, flags }: KeyParts,
  registry: Registry,
): string {
  const versions = [...versionsIn(chosen.set), 'or', ...versionsIn(chosen.good)].join();
  // The same releases as somebody's, but with nothing that is counted.
  const whose = previewed ? `previewed ${previewed.unseen.join()} ` : '';
  // A tab says that it begins for a week at most.
  const releases = shownReleases(chosen.set, Object.keys(chosen.set) as AppName[]);
  const watched = unproven(registry, releases).map(({ app }) => app);
  return `${registry.revision} ${whose}${versions} ${flags.join()} ${watched.join()} ${url.pathname}${url.search}`;
}
