import type { RemoteName } from 'shared-contracts/door';
import {
  resolveRelease,
  type AppName,
  type Registry,
  type ReleaseManifest,
} from 'shared-contracts/release';
import { inOpenPlaces, SHELL_FILES, type ChosenReleases } from '../releases/chosen-releases';
import { servedDocument } from '../releases/served-shell';
import type { PreviewName } from './preview-name';

/** A document that shows previews beside what its shopper would get. */
export type PreviewedReleases = {
  chosen: ChosenReleases;
  names: PreviewName[];
  /** Trusted Types policies of releases that nobody else is given. */
  policies: string[];
  /**
   * The apps whose code the browser alone runs: the shown release is given to nobody, or compared with
   * one that isn't.
   */
  unseen: AppName[];
};

type Found = { manifest: ReleaseManifest; given: boolean };

/**
 * A release that may be looked at: given to somebody, listed as a preview that hasn't ended, or its app's
 * shadow, which is visited so.
 */
function found({ app, version }: PreviewName, registry: Registry, now: number): Found | null {
  const own = <Value>(record: Record<string, Value> | undefined) =>
    record && Object.hasOwn(record, version) ? record[version] : undefined;
  const given = own(registry.apps[app]?.releases);
  if (given) return { manifest: given.manifest, given: true };
  const shadow = registry.shadows?.[app];
  if (shadow?.version === version) return { manifest: shadow.manifest, given: false };
  const listed = own(registry.previews?.[app]);
  if (!listed || Date.parse(listed.until) <= now) return null;
  return { manifest: listed.manifest, given: false };
}

/**
 * Replaces releases of a document by those that a browser wants to look at. Only what the registry
 * lists counts, so that no link leads into an old release with old faults. What nobody is given yet
 * was perhaps read by nobody: it never runs in the processes that render for shoppers, so the
 * browser makes the page.
 * @returns null where one of them is not listed (any more), is of a remote without an origin here, or
 *   is a shell whose documents this server doesn't make
 */
export function withPreviews(
  chosen: ChosenReleases,
  names: PreviewName[],
  registry: Registry,
  remoteOrigins: Record<RemoteName, string>,
  now = Date.now(),
): PreviewedReleases | null {
  const shown: PreviewedReleases = {
    chosen: {
      manifests: { ...chosen.manifests },
      set: { ...chosen.set },
      good: { ...chosen.good },
      document: chosen.document,
    },
    names,
    policies: [],
    unseen: [],
  };
  for (const name of names) {
    const { app } = name;
    const release = found(name, registry, now);
    if (!release) return null;
    const { given } = release;
    const manifest = inOpenPlaces(release.manifest, registry);
    const into = shown.chosen;
    if (app === 'shell') {
      into.document = servedDocument(manifest);
      if (!into.document) return null;
    }
    const origin = app === 'shell' ? SHELL_FILES : remoteOrigins[app];
    if (origin === undefined) return null;
    into.manifests[app] = manifest;
    into.set[app] = resolveRelease(manifest, origin);
    // Whoever looks at a release wants to see it fail.
    delete into.good[app];
    // What a shadow is compared with is made where the shadow is: in the browser.
    if (!given || registry.shadows?.[app]) shown.unseen.push(app);
    if (!given) shown.policies.push(...manifest.policies);
  }
  return shown;
}
