/**
 * Browses and buys for a while, and measures the memory of the shop's servers and of one tab:
 * `pnpm --filter e2e soak --minutes 30 --changes 500`. It fails where the memory keeps growing.
 */
import { chromium, type CDPSession } from '@playwright/test';
import { buildChanged } from 'tooling/run/build';
import { findChromium } from 'tooling/run/chromium';
import { readOptions } from 'tooling/run/command-line';
import { shopAddress } from '../shop/shop-address';
import { startShop } from '../shop/start-shop';
import { serverMemory } from './server-memory';
import { tour, TOUR, touringCustomer } from './tour';
import { buy } from './visitors';

const values = readOptions('pnpm --filter e2e soak [--minutes N] [--changes N]', {
  minutes: { type: 'string', default: '30' },
  changes: { type: 'string', default: '500' },
});
const minutes = Number(values.minutes);
const changes = Number(values.changes);

/** How much more memory the last quarter may need than the second: a factor, and megabytes. */
const MORE = { part: 1.15, megabytes: 25 };

type Sample = Map<string, number>;

async function tabMemory(session: CDPSession): Promise<Sample> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return new Map([
    ['tab: heap', value('JSHeapUsedSize') / 1024 / 1024],
    ['tab: nodes (1,000)', value('Nodes') / 1000],
    ['tab: listeners (1,000)', value('JSEventListeners') / 1000],
  ]);
}

/** The memory now: one line for each tour. */
function lineOf(step: number, figures: [string, number][]): string {
  return `${step}: ${figures.map(([name, figure]) => `${name} ${figure.toFixed(1)}`).join(', ')}`;
}

/** The mean of a name's samples between two parts of the run. */
function mean(samples: Sample[], name: string, from: number, to: number): number {
  const some = samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to));
  return some.reduce((sum, sample) => sum + (sample.get(name) ?? 0), 0) / Math.max(1, some.length);
}

function table(samples: Sample[]): boolean {
  console.log('| MB | first | second quarter | last quarter | levels off |\n|---|---|---|---|---|');
  let level = true;
  for (const name of samples[0]?.keys() ?? []) {
    const second = mean(samples, name, 0.25, 0.5);
    const last = mean(samples, name, 0.75, 1);
    const held = last <= second * MORE.part + (name.startsWith('tab') ? 2 : MORE.megabytes);
    level &&= held;
    const shown = [samples[0]?.get(name) ?? 0, second, last].map((figure) => figure.toFixed(1));
    console.log(`| ${name} | ${shown.join(' | ')} | ${held ? 'yes' : 'NO'} |`);
  }
  return level;
}

await buildChanged(console.log);
const executablePath = await findChromium(console.log);
const closeShop = await startShop();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const end = Date.now() + minutes * 60_000;
  let wandering = true;
  const over = () => Date.now() > end && !wandering;
  const servers: Sample[] = [];
  const sampling = setInterval(() => servers.push(serverMemory()), Math.max(1_000, minutes * 600));
  const buyers = buy(over);

  const page = await browser.newPage({ baseURL: shopAddress().shop });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto('/store');
  const tab: Sample[] = [];
  const customer = await touringCustomer();
  // Every sample is taken at the end of a tour, so that all are of the same page.
  const steps = Math.ceil(changes / TOUR);
  for (let step = 0; step < steps; step += 1) {
    await tour(page, customer);
    tab.push(await tabMemory(session));
    console.log(lineOf(step + 1, [...(servers.at(-1) ?? []), ...(tab.at(-1) ?? [])]));
    // The changes are spread over the whole time.
    const left = end - Date.now();
    if (left > 0) await page.waitForTimeout(Math.min(left / (steps - step), 60_000));
  }
  wandering = false;
  const done = await buyers;
  clearInterval(sampling);
  console.log(
    `${minutes} minutes: ${steps * TOUR} route changes in one tab, ${done.documents} documents, ${done.orders} orders`,
  );
  const serversLevel = table(servers);
  const tabLevel = table(tab);
  process.exitCode = serversLevel && tabLevel ? 0 : 1;
} finally {
  await browser.close();
  await closeShop();
}
