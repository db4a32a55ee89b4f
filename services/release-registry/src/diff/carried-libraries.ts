import type { ReleaseManifest } from 'shared-contracts/release';
import { ownProperty } from '../contract/own-property';
import { lacking } from './contract-diff';
import type { LibraryDiff } from './library-diff';

/** The text of a script's source map; null where there is none. */
export type MapOf = (script: string) => Promise<string | null>;

/** `…/node_modules/.pnpm/fuse.js@7.5.0/node_modules/fuse.js/dist/…`, or without pnpm's folder. */
const LIBRARY =
  /(?:\.pnpm\/(?:@[^/+]+\+)?[^/@]+@(?<version>[^/_()]+)[^/]*\/)?node_modules\/(?<name>(?:@[^/]+\/)?[^/.][^/]*)\/(?!.*node_modules\/)/;

function sourcesOf(map: string): string[] {
  try {
    const { sources } = JSON.parse(map) as { sources?: unknown };
    return Array.isArray(sources) ? sources.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * The libraries that a release's scripts were made from, with their versions ('' where a path
 * doesn't say one), by its source maps.
 * @returns null where no map of it is known, as of a release that was built elsewhere
 */
export async function carriedLibraries(
  manifest: ReleaseManifest,
  mapOf: MapOf,
): Promise<Record<string, string[]> | null> {
  const texts = await Promise.all(Object.keys(manifest.integrity).map(mapOf));
  const maps = texts.filter((text) => text !== null);
  if (maps.length === 0) return null;
  const carried = new Map<string, Set<string>>();
  for (const source of maps.flatMap(sourcesOf)) {
    const { name, version = '' } = LIBRARY.exec(source)?.groups ?? {};
    if (name !== undefined) carried.set(name, (carried.get(name) ?? new Set()).add(version));
  }
  return Object.fromEntries([...carried].map(([name, versions]) => [name, [...versions].sort()]));
}

/** Compares them; null where those of one side aren't known. */
export function carriedDiff(
  after: Record<string, string[]> | null,
  before: Record<string, string[]> | null,
): LibraryDiff | null {
  if (!after || !before) return null;
  const said = (versions: string[]) => versions.join(' and ');
  const changed = Object.entries(after).flatMap(([name, versions]) => {
    const was = ownProperty(before, name);
    if (!was || said(was) === said(versions)) return [];
    return [{ name, how: [`${said(was)} -> ${said(versions)}`] }];
  });
  return {
    added: lacking(after, before).map((name) => `${name} ${said(after[name] ?? [])}`.trim()),
    removed: lacking(before, after),
    changed,
  };
}
