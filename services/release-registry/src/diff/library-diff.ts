import type { ReleaseContract } from '../contract/release-contract';
import { ownProperty } from '../contract/own-property';
import { lacking } from './contract-diff';

type Library = { wanted: string; names: string[] };

export type LibraryDiff = {
  added: string[];
  removed: string[];
  /** Another range (of the shell: version), or other names of it. */
  changed: { name: string; how: string[] }[];
};

/** The shared libraries of a release: what a remote needs, or what the shell gives. */
function librariesOf(contract: ReleaseContract | null): Record<string, Library> {
  const { libraries = {}, shell } = contract ?? {};
  const all: [string, Library][] = [
    ...Object.entries(libraries).map(([name, { range, names }]): [string, Library] => [
      name,
      { wanted: range, names },
    ]),
    ...Object.entries(shell?.libraries ?? {}).map(
      ([name, { version, names = [] }]): [string, Library] => [name, { wanted: version, names }],
    ),
  ];
  return Object.fromEntries(all);
}

function changesOf(was: Library, now: Library): string[] {
  const more = now.names.filter((name) => !was.names.includes(name)).sort();
  const fewer = was.names.filter((name) => !now.names.includes(name)).sort();
  return [
    ...(was.wanted === now.wanted ? [] : [`${was.wanted} -> ${now.wanted}`]),
    ...(more.length > 0 ? [`names added: ${more.join(', ')}`] : []),
    ...(fewer.length > 0 ? [`names removed: ${fewer.join(', ')}`] : []),
  ];
}

/**
 * Compares what two releases of an app share of libraries, by range and by name.
 * @param before null where nothing was there: then all is added
 */
export function libraryDiff(
  after: ReleaseContract | null,
  before: ReleaseContract | null,
): LibraryDiff {
  const [was, now] = [librariesOf(before), librariesOf(after)];
  const changed = Object.entries(now).flatMap(([name, library]) => {
    const earlier = ownProperty(was, name);
    const how = earlier ? changesOf(earlier, library) : [];
    return how.length > 0 ? [{ name, how }] : [];
  });
  return { added: lacking(now, was), removed: lacking(was, now), changed };
}
