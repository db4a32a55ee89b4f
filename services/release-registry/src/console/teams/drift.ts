/** Which libraries the live releases carry in more than one state, by what they were made from. */
import { createHash } from 'node:crypto';
import type { AppName } from 'shared-contracts/app-names';

/** A library in a release: of a package its version, of our own packages the hash of each file. */
export type Carried = {
  versions: ReadonlyMap<string, ReadonlySet<string>>;
  files: ReadonlyMap<string, ReadonlyMap<string, string>>;
};

/** A live release with what it carries. */
export type Release = { app: AppName; carried: Carried };

/** An app whose live release has a library otherwise than a newer release of another app. */
export type Drift = {
  app: AppName;
  library: string;
  /** The files that differ of one of our own packages, or the version of another. */
  in: string[];
  /** Whose newer release has it otherwise, and which version; null of our own packages. */
  than: AppName;
  newer: string | null;
};

/** Our packages that are compiled into each app that uses them. */
const OURS = /^(?:packages\/)?(?<name>shared-ui|shared-contracts|host-kit)\/src\/(?<file>.+)$/;
const PACKAGE =
  /\.pnpm\/(?:@[^/+]+\+)?[^/@]+@(?<version>[^/_()]+)[^/]*\/node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)\//;

type SourceMap = { sources: string[]; sourcesContent: (string | null)[] };

function parsed(map: string): SourceMap {
  try {
    const { sources, sourcesContent } = JSON.parse(map) as Partial<SourceMap>;
    return {
      sources: Array.isArray(sources) ? sources : [],
      sourcesContent: Array.isArray(sourcesContent) ? sourcesContent : [],
    };
  } catch {
    return { sources: [], sourcesContent: [] };
  }
}

const put = <Key, Value>(into: Map<string, Map<Key, Value>>, name: string, key: Key, to: Value) =>
  into.set(name, (into.get(name) ?? new Map<Key, Value>()).set(key, to));

/** @param maps the texts of a release's source maps */
export function carriedIn(maps: readonly string[]): Carried {
  const versions = new Map<string, Set<string>>();
  const files = new Map<string, Map<string, string>>();
  for (const { sources, sourcesContent } of maps.map(parsed)) {
    sources.forEach((source, at) => {
      const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(?:\.\.?\/)+/, '');
      const of = PACKAGE.exec(path)?.groups;
      if (of?.name !== undefined && of.version !== undefined) {
        versions.set(of.name, (versions.get(of.name) ?? new Set()).add(of.version));
      }
      const own = OURS.exec(path)?.groups;
      const content = sourcesContent[at];
      if (own?.name === undefined || own.file === undefined || typeof content !== 'string') return;
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      put(files, own.name, own.file, hash);
    });
  }
  return { versions, files };
}

const namesIn = (all: readonly ReadonlyMap<string, unknown>[]) =>
  [...new Set(all.flatMap((each) => [...each.keys()]))].sort();

/** Who has another state of one thing than the newest release that has it. */
function behind(of: readonly { app: AppName; state: string }[]) {
  const [newest] = of;
  return newest ? of.filter(({ state }) => state !== newest.state).map(({ app }) => app) : [];
}

function ownDrift(library: string, releases: readonly Release[]): Drift[] {
  const found = new Map<string, Drift>();
  for (const file of namesIn(releases.flatMap(({ carried }) => carried.files.get(library) ?? []))) {
    const of = releases.flatMap(({ app, carried }) => {
      const state = carried.files.get(library)?.get(file);
      return state === undefined ? [] : [{ app, state }];
    });
    for (const app of behind(of)) {
      const than = of[0]?.app ?? app;
      const drift = found.get(`${app} ${than}`) ?? { app, library, in: [], than, newer: null };
      found.set(`${app} ${than}`, { ...drift, in: [...drift.in, file] });
    }
  }
  return [...found.values()];
}

function packageDrift(library: string, releases: readonly Release[]): Drift[] {
  const of = releases.flatMap(({ app, carried }) => {
    const versions = carried.versions.get(library);
    return versions ? [{ app, state: [...versions].sort().join(' and ') }] : [];
  });
  const [newest] = of;
  if (!newest) return [];
  const late = behind(of);
  return of
    .filter(({ app }) => late.includes(app))
    .map(({ app, state }) => ({
      ...{ app, library, in: [state], than: newest.app, newer: newest.state },
    }));
}

/**
 * What live releases carry otherwise than the newest of them that carries it. Of our own packages
 * those files are compared that two releases have, because each has only what it uses.
 * @param releases the newest first
 */
export function driftBetween(releases: readonly Release[]): Drift[] {
  const own = namesIn(releases.map(({ carried }) => carried.files));
  const packages = namesIn(releases.map(({ carried }) => carried.versions));
  return [
    ...own.flatMap((library) => ownDrift(library, releases)),
    ...packages.flatMap((library) => packageDrift(library, releases)),
  ];
}
