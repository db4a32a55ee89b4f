/** The provider's commands: import, seed or generate a catalogue, hold a provider to the contract. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { conform } from './conformance/conform';
import { conforms, reportLines } from './conformance/report';
import { wireTo } from './conformance/wire';
import { DirectoryTaken } from './database/lock';
import { readEnvironment, type Environment } from './environment';
import { generateFile, generateInto } from './import/generate';
import { runJob, sourceOf, type Job, type JobResult } from './import/job';
import { handOver, socketPath } from './import/job-socket';
import { seedShop } from './import/seed';
import { lockShop } from './lock-shop';
import { createLog } from './log';
import { openShop } from './open-shop';
import { slug } from './pictures/library';
import { startFailure } from './start-failure';

const USAGE = `Usage:
  provider import FILE --images DIR [--source NAME]   import a catalogue; again to update it
  provider seed                                       put the shop's own catalogue in
  provider generate --products N [--out FILE]         N more products for trials of scale
  provider conformance URL [--email E --password P] [--outbox URL]
                                                      make every call of the contract there

conformance registers a customer (or takes the one given), sends an inquiry and places an order.

Without --source, the folder's and the file's name say whose rows they are.`;

class Usage extends Error {}

/** How long a provider that is just starting or stopping is waited for. */
const PATIENCE_MS = 5000;

function readJob(args: string[], environment: Environment): Job {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { images: { type: 'string' }, source: { type: 'string' } },
  });
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0) throw new Usage();
  // A package script runs in its package; paths are meant from where the caller stands.
  const file = resolve(environment.callerDirectory, given);
  const images =
    values.images === undefined ? null : resolve(environment.callerDirectory, values.images);
  return { file, images, source: values.source ? slug(values.source) : sourceOf(file) };
}

async function runHere<Value>(
  environment: Environment,
  work: (shop: Awaited<ReturnType<typeof openShop>>) => Promise<Value>,
): Promise<Value> {
  const unlock = await lockShop(environment);
  try {
    const shop = await openShop(environment, createLog(environment.logLevel));
    return await work(shop).finally(() => shop.close());
  } finally {
    await unlock();
  }
}

/** By the running provider where there is one, else here. */
async function runImport(job: Job, environment: Environment): Promise<JobResult> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const local = environment.databaseUrl === undefined;
    const socket = socketPath(environment.dataDirectory);
    const result = local ? await handOver(socket, job) : null;
    if (result) return result;
    try {
      return await runHere(environment, (shop) => runJob(job, shop));
    } catch (error) {
      if (!(error instanceof DirectoryTaken) || Date.now() > deadline) throw error;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}

/** @returns 0 when every call of the specification is kept */
async function runConformance(args: string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { email: text, password: text, outbox: text },
  });
  const [base, ...more] = positionals;
  if (base === undefined || more.length > 0 || !/^https?:/.test(base) || !URL.canParse(base)) {
    throw new Usage();
  }
  const { email, password, outbox } = values;
  if ((email === undefined) !== (password === undefined)) throw new Usage();
  const given = email !== undefined && password !== undefined ? { email, password } : undefined;
  const verdicts = await conform(wireTo(base), { given, ...(outbox ? { outbox } : {}) });
  for (const line of reportLines(verdicts)) console.log(line);
  return conforms(verdicts) ? 0 : 1;
}

const PRODUCTS_MOST = 1_000_000;

/** Straight into the data directory's database, or as a file to import. */
async function runGenerate(args: string[], environment: Environment): Promise<string> {
  const { values } = parseArgs({
    args,
    options: { products: { type: 'string' }, out: { type: 'string' } },
  });
  const count = Number(values.products);
  if (!Number.isInteger(count) || count < 1 || count > PRODUCTS_MOST) throw new Usage();
  if (values.out !== undefined) {
    const file = resolve(environment.callerDirectory, values.out);
    await generateFile(file, count);
    return `wrote ${count} products to ${file}`;
  }
  const added = await runHere(environment, (shop) =>
    generateInto(shop.jobs, count, shop.isDrawn, (done) => {
      if (done % 10_000 === 0) console.log(`${done} of ${count}`);
    }),
  );
  return `generated ${count} products, ${added} of them new`;
}

async function main(environment: Environment): Promise<number> {
  // A package manager passes '--' on.
  const [command = '', ...args] = process.argv.slice(2).filter((arg) => arg !== '--');
  switch (command) {
    case 'import': {
      const { ok, lines } = await runImport(readJob(args, environment), environment);
      for (const line of lines) (ok ? console.log : console.error)(line);
      return ok ? 0 : 1;
    }
    case 'seed': {
      const done = await runHere(environment, (shop) =>
        seedShop(shop.jobs, shop.catalogue, shop.isDrawn),
      );
      console.log(done ?? "the shop's own catalogue is in already");
      return 0;
    }
    case 'conformance':
      return runConformance(args);
    case 'generate':
      console.log(await runGenerate(args, environment));
      return 0;
    case 'help':
    case '--help':
      console.log(USAGE);
      return 0;
    default:
      throw new Usage();
  }
}

let environment: Environment | null = null;
try {
  environment = readEnvironment(process.env);
  process.exitCode = await main(environment);
} catch (error) {
  const misused =
    error instanceof Usage ||
    String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');
  console.error(misused ? USAGE : (startFailure(error, environment) ?? error));
  process.exitCode = misused ? 2 : 1;
}
