import type { Released } from 'release-registry/operations';
import type { RegistryFile } from 'release-registry/registry-file';
import { areGiven, blamed, unproven } from '../releases/unproven';
import { tellsApart, type Served } from './counted-shoppers';
import { createOutage } from './outage';
import { SILENT_AFTER } from './release-verdict';
import type { ReleaseWatch } from './release-watch';
import type { SpentTickets } from './spent-tickets';
import { wideNetwork } from './wide-network';

/** More than this at once can't wait; the oldest are forgotten. */
const MOST_WAITING = 20_000;
/** A server that didn't look for so long was held up, or slept: what tabs have sent lies unread. */
const HELD_UP = 10_000;

type WaitedFor = Served & {
  /** The releases whose parts its page shows. */
  shown: Released[];
};

export type SilentTabs = {
  /** A tab begins; it says more within a minute unless it is hung. @param tab what it calls itself */
  began(tab: string, of: WaitedFor): void;
  /** It has said more. @param network that this comes from */
  saidMore(tab: string, network: string): Promise<void>;
  /** Books tabs that were silent for too long on the release that is to blame. Called each second. */
  sweep(): Promise<void>;
};

type Dependencies = {
  registryFile: RegistryFile;
  watch: Pick<ReleaseWatch, 'record'>;
  /** How many networks failures have to come from; 1: networks aren't told apart. */
  networks: number;
  /** By this document servers tell each other which tabs have said more. */
  spent: SpentTickets;
  /** Whether they can't tell each other now. */
  isAway: () => boolean;
  now?: () => number;
};

/**
 * Waits for tabs that have said that they begin. What waits is in this process alone: a server that
 * starts anew takes no tab for silent.
 */
export function createSilentTabs(dependencies: Dependencies): SilentTabs {
  const { registryFile, watch, networks, spent, isAway, now = Date.now } = dependencies;
  // The oldest is first, because a map keeps the order in which keys were added.
  const waiting = new Map<string, WaitedFor & { at: number }>();
  const outage = createOutage(now);
  let swept = now();

  function heard(tab: string, network: string): void {
    if (outage.isNow()) waiting.clear();
    outage.heard(tellsApart(networks) ? wideNetwork(network) : tab);
  }

  /** Whether nobody has said it before, here or at another document server. */
  async function isNews(tab: string): Promise<boolean> {
    const [news = false] = await spent.spend(`tab ${tab}`, [{ what: 'more', most: 1 }]);
    return news;
  }

  async function book({ shown, ...shopper }: WaitedFor): Promise<void> {
    const registry = await registryFile.read();
    // One that was taken back meanwhile was to blame.
    if (!areGiven(registry, shown)) return;
    const { live, canary } = registry.apps.shell ?? {};
    const shells = [live, canary?.version]
      .filter((version) => version !== undefined)
      .map((version) => ({ app: 'shell' as const, version }));
    const releases = blamed([
      ...unproven(registry, shown, now()),
      // Its code ran too, and no tab says that a shell works: it is for a person to judge.
      ...unproven(registry, shells, now()).map((shell) => ({ ...shell, isCanary: false })),
    ]);
    const isSure = releases.length === 1 && releases[0]?.app !== 'shell';
    const how = isSure ? 'silent' : 'silent-among-others';
    for (const release of releases) await watch.record(release, shopper, how);
  }

  return {
    began(tab, of) {
      heard(tab, of.network);
      if (waiting.has(tab)) return;
      waiting.set(tab, { ...of, at: now() });
      const [oldest = ''] = waiting.keys();
      if (waiting.size > MOST_WAITING) waiting.delete(oldest);
    },
    async saidMore(tab, network) {
      heard(tab, network);
      // Where it began at another document server, or hasn't begun here yet, that will ask.
      if (!waiting.delete(tab)) await isNews(tab);
    },
    async sweep() {
      if (outage.isNow() || now() - swept > HELD_UP) waiting.clear();
      swept = now();
      const due: [string, WaitedFor][] = [];
      for (const [tab, of] of waiting) {
        if (now() - of.at < SILENT_AFTER) break;
        due.push([tab, of]);
      }
      for (const [tab] of due) waiting.delete(tab);
      for (const [tab, of] of due) if ((await isNews(tab)) && !isAway()) await book(of);
    },
  };
}
