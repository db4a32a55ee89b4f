import { LRUCache } from 'lru-cache';
import type { Released } from 'release-registry/operations';
import type { RegistryFile } from 'release-registry/registry-file';
import type { Registry } from 'shared-contracts/release';
import { areGiven, blamed, unproven } from '../releases/unproven';
import type { RenderBook, RenderFault } from '../rendering/render-book';
import type { ReleaseWatch } from './release-watch';
import { MOST_HELD } from './release-judge';
import type { SeenOnServer } from './telemetry-counts';
import type { TelemetryKeeper } from './telemetry-keeper';
import { withoutPersonal } from './without-personal';

/** The newest pages by which a release is judged, and the fewest faults among them, with their share. */
const WINDOW_OF_PAGES = 500;
const FAULTS = 5;
const SHARE = 0.02;

type Dependencies = {
  registryFile: Pick<RegistryFile, 'read'>;
  telemetry: Pick<TelemetryKeeper, 'noteOnServer'>;
  watch: Pick<ReleaseWatch, 'suspect'>;
  warn: (message: string) => void;
};

export type ServerBook = RenderBook & {
  /** Hands on what was booked since the last time. */
  write(): void;
};

const nameOf = ({ app, version }: Released) => `${app}@${version}`;

/**
 * The release to blame, where only one remote's code has run; else the newest that isn't known to be good,
 * as where a tab hangs. The shell's code has run for every page.
 */
function toBlame(registry: Registry, suspects: Released[]): Released[] {
  const remotes = suspects.filter(({ app }) => app !== 'shell');
  const only = remotes.length > 0 ? remotes : suspects;
  const young = unproven(registry, suspects);
  const isOne = only.length === 1 && young.every(({ app }) => app === only[0]?.app);
  return isOne ? only : blamed(young);
}

/**
 * Books how releases do on the server. Anybody can have a page made that fails, as often as they like, so
 * a person is called and nothing is taken back (docs/decisions/0011).
 */
export function createServerBook(dependencies: Dependencies): ServerBook {
  const { registryFile, telemetry, watch, warn } = dependencies;
  const recent = new LRUCache<string, boolean[]>({ max: MOST_HELD });
  let unwritten = new Map<string, { release: Released; seen: SeenOnServer }>();

  function count(release: Released, kind: 'rendered' | RenderFault, message?: string): void {
    const name = nameOf(release);
    const kept = unwritten.get(name) ?? { release, seen: { counts: {}, faults: [] } };
    const { counts, faults } = kept.seen;
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (message !== undefined) faults.push({ message: withoutPersonal(message) });
    unwritten.set(name, kept);
    const pages = [...(recent.get(name) ?? []), kind !== 'rendered'].slice(-WINDOW_OF_PAGES);
    recent.set(name, pages);
    if (kind === 'rendered') return;
    const failed = pages.filter(Boolean).length;
    if (failed < FAULTS || failed < SHARE * pages.length) return;
    void watch.suspect(release, `${failed} of ${pages.length} pages failed on the server`);
  }

  async function blame(suspects: Released[], why: string): Promise<void> {
    const registry = await registryFile.read();
    // One that was taken back meanwhile may have been to blame.
    if (!areGiven(registry, suspects)) return;
    const found = toBlame(registry, suspects);
    const [release] = found;
    if (release && found.length === 1) count(release, 'killed', why);
    else warn(`a render worker ended (${why}); one of ${suspects.map(nameOf).join(', ')}`);
  }

  return {
    rendered(releases) {
      for (const release of releases) count(release, 'rendered');
    },
    failed: count,
    killed(suspects, why) {
      blame(suspects, why).catch((error: unknown) => {
        warn(`the registry can't be read: ${String(error)}`);
      });
    },
    write() {
      for (const { release, seen } of unwritten.values()) telemetry.noteOnServer(release, seen);
      unwritten = new Map();
    },
  };
}
