/**
 * Runs all fault cases, two at a time: `pnpm --filter e2e faults`. A stopped run continues where it was, and a
 * finished one prints the tables. `--group remote` or `--only TEXT` runs some cases, `--pairwise`
 * those that cover every pair of remote, fault and moment, `--again` repeats the failed ones,
 * `--table` only prints, `--background` runs in the background.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { buildChanged } from 'tooling/run/build';
import { findChromium } from 'tooling/run/chromium';
import { readOptions } from 'tooling/run/command-line';
import { APPS } from 'tooling/run/apps';
import { startFaultFront } from '../shop/fault-front';
import { startShop } from '../shop/start-shop';
import { shopAddress } from '../shop/shop-address';
import { openProgress } from './progress';
import { GROUPS, type Case } from './suite';
import { tableOf } from './table';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = process.env.FAULTS_FOLDER ?? join(ROOT, '.cache/faults');
const LANES = 2;
/** How long a part may take to load in these runs, in milliseconds; in production it is 10 s. */
const REMOTE_LIMIT = Number(process.env.FAULTS_REMOTE_LIMIT ?? 1_500);

const values = readOptions(
  'pnpm --filter e2e faults [--group NAME] [--only TEXT] [--pairwise] [--again] [--table] [--background]',
  {
    group: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    pairwise: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
    background: { type: 'boolean', default: false },
  },
);

async function releasesBuilt(): Promise<string> {
  const versions = APPS.map(async (app) => {
    const text = await readFile(join(ROOT, app, 'dist/release.json'), 'utf8');
    return (JSON.parse(text) as { version: string }).version;
  });
  return `${APPS.join(' ')} ${(await Promise.all(versions)).join(' ')}`;
}

function inBackground(): void {
  mkdirSync(FOLDER, { recursive: true });
  const log = openSync(join(FOLDER, 'run.log'), 'a');
  const args = process.argv.slice(1).filter((word) => word !== '--background');
  const child = spawn(process.execPath, [...process.execArgv, ...args], {
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.unref();
  console.log(`running as process ${child.pid}; it writes to .cache/faults/run.log`);
  console.log(`stop it with: kill ${child.pid} (it goes on from there next time)`);
}

async function runAll(waiting: Case[], note: (each: Case, error: unknown) => void): Promise<void> {
  const executablePath = await findChromium(console.log);
  const closeShop = await startShop();
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      console.log('stopping after the cases under way');
      stopped = true;
    });
  }
  const lane = async () => {
    const front = await startFaultFront(shopAddress(), REMOTE_LIMIT);
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      for (let each = waiting.shift(); each && !stopped; each = waiting.shift()) {
        const error: unknown = await each.run({ browser, front }).then(
          () => null,
          (reason: unknown) => reason ?? new Error('failed'),
        );
        note(each, error);
      }
    } finally {
      await browser.close();
      await front.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    await closeShop();
  }
}

async function main(): Promise<void> {
  if (!values.table) await buildChanged(console.log);
  const progress = openProgress(join(FOLDER, 'results.json'), await releasesBuilt());
  const groups = GROUPS.filter(({ title }) => title.toLowerCase().includes(values.group));
  const cases = groups.flatMap((group) => group.cases);
  const waiting = cases.filter(({ id, paired }) => {
    const known = progress.outcomeOf(id);
    if (values.pairwise && !paired) return false;
    return id.includes(values.only) && (!known || (values.again && !known.passed));
  });
  if (!values.table && waiting.length > 0) {
    let left = waiting.length;
    await runAll(waiting, (each, error) => {
      left -= 1;
      // Removes the terminal's colours, and all but the message itself.
      const said = error instanceof Error ? error.message : String(error);
      const plain = said
        .replaceAll(/\u001b\[\d+m/g, '')
        .replaceAll(/\s+/g, ' ')
        .slice(0, 300);
      progress.note(each.id, error === null ? { passed: true } : { passed: false, said: plain });
      console.log(`${error === null ? 'passed' : 'MISSED'} ${each.id} (${left} left)`);
    });
  }
  for (const { title, cases: some } of groups) console.log(`${tableOf(title, some, progress)}\n`);
  process.exitCode = cases.some(({ id }) => progress.outcomeOf(id)?.passed === false) ? 1 : 0;
}

if (values.background) inBackground();
else await main();
