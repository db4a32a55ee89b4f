/** The provider's commands. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createLog } from 'server-kit/log';
import { DirectoryTaken } from './database/lock';
import { readEnvironment, type Environment } from './environment';
import { runJob, sourceOf, type Job, type JobResult } from './import/job';
import { handOver, socketPath } from './import/job-socket';
import { lockShop } from './lock-shop';
import { openShop } from './open-shop';
import { slug } from './pictures/library';
import { startFailure } from './start-failure';

const USAGE = `Usage:
  provider import FILE --images DIR [--source NAME]   import a catalogue; again to update it

Without --source, the folder's and the file's name say whose rows they are.`;

class Usage extends Error {}

/** How long a command waits for a provider that is starting or stopping, in milliseconds. */
const PATIENCE_MS = 5000;

function readJob(args: string[], environment: Environment): Job {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { images: { type: 'string' }, source: { type: 'string' } },
  });
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0) throw new Usage();
  // A package script runs in its package, but paths are relative to the caller's folder.
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

/** Runs the import in the running provider where there is one, else in this process. */
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

async function main(environment: Environment): Promise<number> {
  // A package manager passes '--' on, so it is ignored.
  const [command = '', ...args] = process.argv.slice(2).filter((arg) => arg !== '--');
  switch (command) {
    case 'import': {
      const { ok, lines } = await runImport(readJob(args, environment), environment);
      for (const line of lines) (ok ? console.log : console.error)(line);
      return ok ? 0 : 1;
    }
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
