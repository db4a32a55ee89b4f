/** A release before shoppers: simulated tabs, which send a real document server what real ones send. */
import { comparePages } from '../server/reports/page-watch';
import { random } from '../test/population';
import { AGENTS, bad, good, loaded, openReportingShop } from '../test/reporting-shop';
import { failedAt, type CanaryBreak } from './canary-breaks';

/** As many as a shop has of each: a third on phones. */
const DEVICES = [
  ...[AGENTS.desk, AGENTS.phone, AGENTS.desk, AGENTS.mac, AGENTS.iphone],
  ...[AGENTS.desk, AGENTS.firefox, AGENTS.phone, AGENTS.desk],
];
/** What figures are where nothing is wrong, and by what factor they spread. */
const USUAL = { LCP: 1_200, SHOWN: 500, NODES: 20, HEAP: 800_000 };
const SPREAD = 1.2;
const MINUTE = 60_000;

export type Outcome = {
  how: 'taken back' | 'a person called' | 'NOT SEEN';
  met: number;
  says: string;
};

/**
 * Lets shoppers come until the release is taken back or a person is called.
 * @param planted null: nothing is wrong
 * @param shoppers the most that come
 */
export async function outcomeOf(
  planted: CanaryBreak | null,
  seed: number,
  shoppers: number,
): Promise<Outcome> {
  const draw = random(seed);
  let now = Date.now();
  const publishedAt = new Date(now).toISOString();
  const shop = await openReportingShop({
    ...{ networks: 3, limitScale: 1_000, publishedAt, now: () => now },
  });
  const seen = await shop.file.read();
  const search = seen.apps['mfe-search'];
  if (!search) throw new Error('the shop has mfe-search');
  // Whoever has a bucket gets the canary.
  const canary = { version: bad, percent: 100 };
  const state = { ...search, live: good, canary, lastKnownGood: null };
  await shop.file.replace(seen, { ...seen, apps: { ...seen.apps, 'mfe-search': state } });

  const figures = (version: string, more: (figure: string) => number) =>
    Object.entries(USUAL).map(([name, usual]) => {
      const value = usual * Math.exp((draw() + draw() + draw() - 1.5) * SPREAD) + more(name);
      return { kind: 'page', app: 'mfe-search', version, name, path: '/search', value };
    });

  async function comes(at: number): Promise<boolean> {
    const agent = DEVICES[Math.floor(draw() * DEVICES.length)] ?? AGENTS.desk;
    const address = `10.${at >> 8}.${at & 255}.1`;
    const first = await shop.visit(address, '', '/search', agent);
    await shop.report(first, [loaded(good), ...figures(good, () => 0)]);
    const meets = planted?.meets({ agent, at }) ?? false;
    const does = meets ? planted?.does : undefined;
    const next = await shop.visit(address, first.cookie, '/search', agent);
    const sayMore = await shop.begin(address, { agent, cookie: first.cookie });
    // A few in a hundred lose their network, or tell nothing.
    if (does?.kind !== 'hangs' && draw() > 0.005) await sayMore();
    const more = (name: string) =>
      does?.kind === 'measures' && does.figure === name ? does.more : 0;
    if (does?.kind === 'fails') await shop.report(next, [failedAt(does.stage)]);
    else if (does?.kind !== 'hangs' && draw() > 0.05) {
      // A fault of a browser's own, in one of five hundred.
      const fails = draw() < 0.002;
      await shop.report(next, [fails ? failedAt('render') : loaded(bad), ...figures(bad, more)]);
    }
    for (const end = now + 10_000; now < end; now += 1_000) await shop.silentTabs.sweep();
    await comparePages({ registryFile: shop.file, telemetry: shop.telemetry, watch: shop.watch });
    return meets;
  }

  const result = async (met: number): Promise<Outcome | null> => {
    const { apps, history } = await shop.file.read();
    if (apps['mfe-search']?.canary?.version !== bad) {
      return { how: 'taken back', met, says: history.at(-1)?.reason ?? '' };
    }
    const [says] = shop.alerts;
    return says === undefined ? null : { how: 'a person called', met, says };
  };

  let met = 0;
  let found: Outcome | null = null;
  for (let at = 0; at < shoppers && !found; at += 1) {
    if (await comes(at)) met += 1;
    found = await result(met);
  }
  // Whose silence is still waited for.
  for (const end = now + 2 * MINUTE; !found && now < end; now += 1_000)
    await shop.silentTabs.sweep();
  found ??= await result(met);
  await shop.close();
  return found ?? { how: 'NOT SEEN', met, says: '' };
}
