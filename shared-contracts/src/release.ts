/**
 * A release and the registry that says which releases a shopper gets: written by the release
 * registry, read by the document server and the browser.
 */
import { APP_NAMES, type AppName } from './app-names';
import { documentContract } from './document-contract';
import { z } from './schema';

export type { AppName };
export const appName = z.enum(APP_NAMES);

/**
 * semver and content hash, `1.2.0-3f9a1c20`. Its length is bounded, and it can't be the name of an
 * object's built-in property.
 */
export const releaseVersion = z
  .string()
  .check(z.maxLength(80), z.regex(/^\d+\.\d+\.\d+(-[\w.]+)?-[0-9a-f]{8}$/, 'not a version'));

const file = z.string().check(z.regex(/^[\w.@-]+(\/[\w.@-]+)*$/, 'not a plain relative path'));
const sri = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'not a sha384 integrity'));

/**
 * What a build says of itself, in `release.json` beside its files: part of the immutable folder.
 */
export const releaseManifest = z.object({
  app: appName,
  version: releaseVersion,
  /** The script that starts it, relative to the folder. */
  entry: file,
  /**
   * The global variable in which the entry stores its container; two live versions need two names.
   */
  container: z.string().check(z.regex(/^\w+$/)),
  /** Trusted Types policies that its scripts create. */
  policies: z.array(z.string().check(z.regex(/^[\w\-#=@/.%]+$/))),
  /** sha384 of every script in the folder. */
  integrity: z.record(file, sri),
  /** Scripts that a page needs beside the entry, by the page's name, in loading order. */
  pages: z.record(z.string(), z.array(file)),
  /** The same for fragments, by slot name. */
  fragments: z.record(z.string(), z.array(file)),
  /** Scripts that a fragment asks for once it is shown, by slot name. */
  later: z.optional(z.record(z.string(), z.array(file))),
  /** Fonts that the first page needs. */
  fonts: z.array(file),
  /** The server build, with its integrity; the document server runs it. */
  server: z.optional(z.object({ file, integrity: sri })),
  /** What the document server needs to make documents; only the shell has it. */
  document: z.optional(documentContract),
  /**
   * What the release gives to the others and wants of them; the contract check compares releases by
   * it.
   */
  contract: z.optional(z.object({ file, integrity: sri })),
  /** Names of shared libraries that the shell must provide. */
  shared: z.array(z.string()),
  /**
   * Only on a build that changes while a page runs it, and so is no release: a developer's browser
   * gets it by an override, and no store takes it. `shell` is the manifest of the shell that it
   * wants around it, at the same origin.
   */
  development: z.optional(z.object({ shell: z.optional(file) })),
});
export type ReleaseManifest = z.infer<typeof releaseManifest>;

const appState = z.object({
  live: z.string(),
  /** A release that only a share of the shoppers gets, in percent of them. */
  canary: z._default(
    z.nullable(
      z.object({ version: z.string(), percent: z.number().check(z.minimum(0), z.maximum(100)) }),
    ),
    null,
  ),
  /**
   * What takes the live release's place where that fails: the newest before it that is known to be
   * good, or simply the one before while none is.
   */
  lastKnownGood: z.nullable(z.string()),
  /** The releases named above, and no others: the folders of all stay in the store. */
  releases: z.record(
    z.string(),
    z.object({
      publishedAt: z.string(),
      manifest: releaseManifest,
      /** Since when it is known to be good, as the document server has seen it with shoppers. */
      goodSince: z.optional(z.string()),
    }),
  ),
});
export type AppState = z.infer<typeof appState>;

const registryActions = ['publish', 'canary', 'promote', 'abort', 'rollback', 'eject'] as const;

/** One change of what is live. The list has the newest last; its writer bounds its length. */
const registryEvent = z.object({
  at: z.string(),
  app: appName,
  action: z.enum(registryActions),
  version: z.string(),
  /** What the action replaced; null where there was nothing. */
  previous: z.nullable(z.string()),
  /** The reason, where a person or the budget of failures gave one. */
  reason: z.optional(z.string()),
  /** Of the shoppers who got it: a canary's share. */
  percent: z.optional(z.number()),
  /** What was checked out where it was published, and who wrote that. */
  commit: z.optional(z.string()),
  author: z.optional(z.string()),
  /** Whether it had changes that no commit has. */
  dirty: z.optional(z.boolean()),
});
export type RegistryEvent = z.infer<typeof registryEvent>;

/** What a release was published from, as far as that is known. */
export type ReleaseSource = Pick<RegistryEvent, 'commit' | 'author' | 'dirty'>;

/** The one small document that decides what is live; changed only by compare-and-set. */
export const registry = z.object({
  revision: z.number(),
  apps: z.partialRecord(appName, appState),
  history: z._default(z.array(registryEvent), []),
});
export type Registry = z.infer<typeof registry>;

/**
 * Whether shoppers get this release, or can get it. The names may come from anybody, so they are
 * checked.
 */
export function isGiven({ apps }: Registry, app: string, version: string): boolean {
  const state = Object.hasOwn(apps, app) ? apps[app as AppName] : undefined;
  return state !== undefined && Object.hasOwn(state.releases, version);
}

/** A release as the browser gets it: absolute URLs, one per script, with their integrity. */
export type ResolvedRelease = {
  version: string;
  container: string;
  entry: string;
  /** Integrity by absolute URL. */
  integrity: Record<string, string>;
  pages: Record<string, string[]>;
  fragments: Record<string, string[]>;
  later?: Record<string, string[]>;
};

/** The releases a document was made with; a tab keeps them until it reloads. */
export type ReleaseSet = Partial<Record<AppName, ResolvedRelease>>;

/** Makes a manifest's relative files absolute under the URL that all releases are served from. */
export function resolveRelease(manifest: ReleaseManifest, base: string): ResolvedRelease {
  return resolveIn(manifest, `${base}/${manifest.app}/${manifest.version}`);
}

/** Makes a manifest's relative files absolute in the folder that is served at a URL. */
export function resolveIn(manifest: ReleaseManifest, folder: string): ResolvedRelease {
  const at = (path: string) => `${folder}/${path}`;
  const every = (lists: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(lists).map(([name, files]) => [name, files.map(at)]));
  return {
    version: manifest.version,
    container: manifest.container,
    entry: at(manifest.entry),
    integrity: Object.fromEntries(
      Object.entries(manifest.integrity).map(([path, value]) => [at(path), value]),
    ),
    pages: every(manifest.pages),
    fragments: every(manifest.fragments),
    ...(manifest.later ? { later: every(manifest.later) } : {}),
  };
}
