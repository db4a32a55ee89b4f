/**
 * A release and the registry that says which releases a shopper gets: written by the release
 * registry, read by the document server and the browser.
 */
import { isAppName, type AppName, type ByApp } from './app-names';
import { documentContract } from './document-contract';
import { SCRIPTS_FILE, scriptsIn, type ReleaseScripts } from './release-scripts';
import { z } from './schema';

export type { AppName };
export const appName = z.custom<AppName>(
  (value) => typeof value === 'string' && isAppName(value),
  'not the name of an app',
);

/**
 * An object of which a later version may say more: what isn't known here is kept as it is, so that
 * writing the registry back loses nothing.
 */
const keeping = z.looseObject as unknown as typeof z.object;

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
export const releaseManifest = keeping({
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
  /** sha384 of all other files but those that are named below, such as fonts. */
  files: z.optional(z.record(file, sri)),
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

const canary = z.nullable(
  keeping({ version: z.string(), percent: z.number().check(z.minimum(0), z.maximum(100)) }),
);

/** What a team's key has last said of its app, to the letter; `count` grows with each. */
const pointer = z.object({
  count: z.number(),
  live: z.string(),
  canary,
  lastKnownGood: z.nullable(z.string()),
  key: z.string(),
  signature: z.string(),
});

export const appState = keeping({
  live: z.string(),
  /** A release that only a share of the shoppers gets, in percent of them. */
  canary: z._default(canary, null),
  /**
   * What takes the live release's place where that fails: the newest before it that is known to be
   * good, or simply the one before while none is.
   */
  lastKnownGood: z.nullable(z.string()),
  /** The releases named above, and no others: the folders of all stay in the store. */
  releases: z.record(
    z.string(),
    keeping({
      publishedAt: z.string(),
      manifest: releaseManifest,
      /** Since when it is known to be good, as the document server has seen it with shoppers. */
      goodSince: z.optional(z.string()),
    }),
  ),
  /** Where releases are signed: who says that these are given. */
  pointer: z.optional(pointer),
});
export type AppState = z.infer<typeof appState>;

export type RegistryAction =
  | 'publish'
  | 'canary'
  | 'promote'
  | 'abort'
  | 'rollback'
  | 'eject'
  | 'flag'
  | 'place'
  | 'shadow'
  | 'service-worker';

/** One change of what is live. The list has the newest last; its writer bounds its length. */
const registryEvent = keeping({
  at: z.string(),
  /** Its app and action may be none that is known here: a later version wrote it. */
  app: z.string(),
  action: z.string(),
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
  /** When that commit was made where it was merged, as Git's committer date. */
  committed: z.optional(z.string()),
  /** Whether it had changes that no commit has. */
  dirty: z.optional(z.boolean()),
  /** Whether it was published without tests of that commit that have passed. */
  untested: z.optional(z.boolean()),
  /** Who changed it in the console. */
  by: z.optional(z.string()),
  /** Who changed it by the command, as that one's Git or RELEASE_PERSON says. */
  person: z.optional(z.string()),
  /** The key that signed what is given since then, by its name in the list of keys. */
  key: z.optional(z.string()),
  /** The change set that it went live with. */
  set: z.optional(z.string()),
});
export type RegistryEvent = z.infer<typeof registryEvent>;

/** What a release was published from, as far as that is known. */
export type ReleaseSource = Pick<
  RegistryEvent,
  'commit' | 'author' | 'committed' | 'dirty' | 'untested' | 'set'
>;

/** A release that nobody is given who hasn't its link: for a person to look at before it is live. */
const releasePreview = z.object({
  at: z.string(),
  /** When its link ends. */
  until: z.string(),
  manifest: releaseManifest,
  commit: z.optional(z.string()),
  author: z.optional(z.string()),
  dirty: z.optional(z.boolean()),
});

/** What differs on a page between what is live and a shadow. */
export const shadowExample = z.object({
  /** `mfe-catalog/product`: the page's remote and name. */
  page: z.string(),
  /** The page's path, without a query. */
  path: z.string(),
  at: z.string(),
  /** What differs, in words. */
  says: z.string(),
  /** The piece that differs, as text, of what was live and of the shadow; empty where it has none. */
  live: z.string(),
  shadow: z.string(),
});
export type ShadowExample = z.infer<typeof shadowExample>;

/** What came of visiting pages in a browser with what is live and with a shadow. */
const shadowVisits = z.object({
  at: z.string(),
  /** The live release that it was compared with. */
  live: z.string(),
  /** Pages that were visited at each size, and those of them that differ at any. */
  pages: z.number(),
  differ: z.number(),
  examples: z.array(shadowExample),
});
export type ShadowVisits = z.infer<typeof shadowVisits>;

/**
 * A release that nobody is given: document servers render a share of pages with it once more, and
 * compare them with what is live.
 */
const shadowRelease = z.object({
  at: z.string(),
  version: z.string(),
  /** Of the pages that are rendered. */
  percent: z.number().check(z.minimum(0), z.maximum(100)),
  manifest: releaseManifest,
  commit: z.optional(z.string()),
  author: z.optional(z.string()),
  dirty: z.optional(z.boolean()),
  /** What `pnpm release visit` saw last. */
  visited: z.optional(shadowVisits),
});
export type ShadowRelease = z.infer<typeof shadowRelease>;

/** A release that lies in the store until the others of its set are there too. */
const waitingRelease = z.object({
  at: z.string(),
  version: z.string(),
  /** What was live when it was put there: it was built beside that. Null where nothing was. */
  over: z.nullable(z.string()),
  commit: z.optional(z.string()),
  author: z.optional(z.string()),
  committed: z.optional(z.string()),
  dirty: z.optional(z.boolean()),
  untested: z.optional(z.boolean()),
});

/** Releases of several teams that fit only together, and so go live in one change. */
const changeSet = z.object({
  releases: z.record(appName, waitingRelease) as unknown as z.ZodMiniType<
    ByApp<z.infer<typeof waitingRelease>>
  >,
});
export type ChangeSet = z.infer<typeof changeSet>;

/** The one small document that decides what is live; changed only by compare-and-set. */
export const registry = keeping({
  revision: z.number(),
  apps: z.record(appName, appState) as unknown as z.ZodMiniType<ByApp<AppState>>,
  history: z._default(z.array(registryEvent), []),
  /** Which keys may release what: a list as its owner has signed it, to the letter. */
  keys: z.optional(
    z.object({
      list: z.string().check(z.maxLength(200_000)),
      by: z.string(),
      signature: z.string(),
    }),
  ),
  /** Releases that can be looked at by their link, by app and version. */
  previews: z.optional(
    z.record(appName, z.record(z.string(), releasePreview)) as unknown as z.ZodMiniType<
      ByApp<Record<string, z.infer<typeof releasePreview>>>
    >,
  ),
  /** At most one release of each app that is rendered beside its live one. */
  shadows: z.optional(
    z.record(appName, shadowRelease) as unknown as z.ZodMiniType<ByApp<ShadowRelease>>,
  ),
  /** The share of the shoppers for whom a feature flag is on, in percent, by its name. */
  flags: z.optional(z.record(z.string(), z.number().check(z.minimum(0), z.maximum(100)))),
  /** Whether browsers may have the shell's service worker; they may where nothing is said. */
  serviceWorker: z.optional(z.enum(['on', 'off'])),
  /**
   * Remotes of other repositories of which document servers have an origin, as these note
   * themselves; missing until one had something to note.
   */
  served: z.optional(z.array(appName)),
  /** Places whose part nobody is shown, whoever fills it (places.ts). */
  closedPlaces: z.optional(z.array(z.string())),
  /** What waits to go live together, by the name that its teams gave it. */
  sets: z.optional(z.record(z.string(), changeSet)),
  /** Versions whose files are being removed from the store: nothing may name them meanwhile. */
  removing: z.optional(
    z.record(appName, z.array(z.string())) as unknown as z.ZodMiniType<ByApp<string[]>>,
  ),
  /** Of a file: the registry was moved from it to a database, and is changed there alone. */
  moved: z.optional(z.boolean()),
});
export type Registry = z.infer<typeof registry> & {
  /** Apps that this version can't read, as they were written; nobody is given them here. */
  unread?: Record<string, unknown>;
};

/**
 * Whether shoppers get this release, or can get it. The names may come from anybody, so they are
 * checked.
 */
export function isGiven({ apps }: Registry, app: string, version: string): boolean {
  const state = Object.hasOwn(apps, app) ? apps[app as AppName] : undefined;
  return state !== undefined && Object.hasOwn(state.releases, version);
}

/** A release as the browser gets it: absolute URLs, one per script, with their integrity. */
export type ResolvedRelease = ReleaseScripts & {
  version: string;
  container: string;
  entry: string;
  /** The file with all of its scripts, where a document need not name each. */
  list?: { url: string; integrity: string };
};

/** The releases a document was made with; a tab keeps them until it reloads. */
export type ReleaseSet = ByApp<ResolvedRelease>;

/** Makes a manifest's relative files absolute under the URL that all releases are served from. */
export function resolveRelease(manifest: ReleaseManifest, base: string): ResolvedRelease {
  return resolveIn(manifest, `${base}/${manifest.app}/${manifest.version}`);
}

/** Makes a manifest's relative files absolute in the folder that is served at a URL. */
export function resolveIn(manifest: ReleaseManifest, folder: string): ResolvedRelease {
  const listed = manifest.files?.[SCRIPTS_FILE];
  return {
    version: manifest.version,
    container: manifest.container,
    entry: `${folder}/${manifest.entry}`,
    ...scriptsIn(manifest, folder),
    ...(listed ? { list: { url: `${folder}/${SCRIPTS_FILE}`, integrity: listed } } : {}),
  };
}
