/** Kills a till again and again while it notes payments, and looks for lost, doubled or half-noted ones. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { COMPILED } from 'tooling/run/compiled';
import { faultsInBooks } from '../money/books';
import { openDatabaseOf, seedSmall } from './kill-under-load';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Heard = {
  /** The keys of forms that were acknowledged. */
  done: Set<string>;
  /** Forms without an answer, by their keys. */
  open: Map<string, unknown>;
};

/** Runs a till until it has noted so many more payments, and kills it. */
async function runTill(environment: Record<string, string>, heard: Heard, forms: number) {
  const child = spawn(process.execPath, [COMPILED, 'test/crash/money-till.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      ...environment,
      REPEAT: JSON.stringify([...heard.open.values()]),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  const until = heard.done.size + forms;
  for await (const line of createInterface({ input: child.stdout })) {
    const [what = '', text = ''] = [line.slice(0, 4), line.slice(5)];
    if (what !== 'sent' && what !== 'done') continue;
    const form = JSON.parse(text) as { key: string };
    if (what === 'sent') heard.open.set(form.key, form);
    else {
      heard.open.delete(form.key);
      heard.done.add(form.key);
    }
    if (heard.done.size >= until && !child.killed) {
      // At any point of whatever it is at.
      setTimeout(() => child.kill('SIGKILL'), Math.random() * 30);
    }
  }
  await ended;
  if (heard.done.size < until) throw new Error(`the till ended: ${complaint}`);
}

/** @returns how many payments were acknowledged, and what is wrong with the books */
export async function killTheTill(options: {
  environment: Record<string, string>;
  kills: number;
  /** Payments between two kills. */
  between: number;
}): Promise<{ noted: number; faults: string[] }> {
  const { environment, kills, between } = options;
  await seedSmall(environment);
  const heard: Heard = { done: new Set(), open: new Map() };
  for (let kill = 0; kill < kills; kill += 1) await runTill(environment, heard, between);
  const { db, close } = await openDatabaseOf(environment);
  const { rows } = await db.execute<{ reference: string; times: string }>(
    sql`select reference, count(*) as times from payments group by reference`,
  );
  const times = new Map(rows.map((row) => [row.reference, Number(row.times)]));
  const faults = [
    ...(await faultsInBooks(db)),
    ...[...heard.done].filter((key) => !times.has(key)).map((key) => `lost: ${key}`),
    ...[...times].filter(([, count]) => count > 1).map(([key]) => `doubled: ${key}`),
  ];
  await close();
  return { noted: heard.done.size, faults };
}
