/** The provider's commands. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createLog } from 'server-kit/log';
import { allowUnread } from 'server-kit/unread-output';
import type { AuditJob } from './commands/print-audit';
import { DirectoryTaken } from './database/lock';
import type { Schema } from './database/migrate';
import { readEnvironment, type Environment } from './environment';
import { restore } from './commands/backup/restore';
import { runAnyJob, type AnyJob } from './commands/any-job';
import type { JobResult } from './domain/job-result';
import { LEFT_MOST, sourceOf, type Job } from './domain/import/job';
import { handOver, socketPath, takesJobs } from './commands/job-socket';
import { lockShop } from './lock-shop';
import { openShop } from './open-shop';
import { createPictureLibrary, slug } from './domain/pictures/library';
import type { PricesJob } from './domain/price-lists/prices-job';
import { BadCall, readSynonymJob } from './commands/read-synonym-job';
import { readStaffJob } from './commands/read-staff-job';
import { helpIn, USAGE } from './commands/usage';
import { startFailure } from './start-failure';

class Usage extends Error {}

/** How long a command waits for a provider that is starting or stopping, in milliseconds. */
const PATIENCE_MS = 5000;
/** How long `migrate` waits for another one, in milliseconds. */
const MIGRATE_PATIENCE_MS = 60_000;

/** @throws Usage where one is missing, or neither is what it should be */
function readConversion(currency: string | undefined, rate: string | undefined) {
  if (currency === undefined && rate === undefined) return null;
  const pesos = /^\d{1,7}(?:\.\d{1,8})?$/.test(rate ?? '') ? Number(rate) : 0;
  if (!/^(?!PHP)[A-Z]{3}$/.test(currency ?? '') || pesos <= 0) throw new Usage();
  return { currency: currency ?? '', rate: pesos };
}

/**
 * @throws Usage where it is no count, or the file shall be complete: what is left out would be taken
 * off sale
 */
function readLeaveBad(count: string | undefined, whole: boolean): number {
  if (count === undefined) return 0;
  if (!/^\d{1,5}$/.test(count) || Number(count) > LEFT_MOST || whole) throw new Usage();
  return Number(count);
}

function readJob(args: string[], environment: Environment): Job {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      images: { type: 'string' },
      source: { type: 'string' },
      whole: { type: 'boolean' },
      'fetch-pictures': { type: 'boolean' },
      'replace-demo': { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      report: { type: 'string' },
      map: { type: 'string' },
      'leave-bad': { type: 'string' },
      currency: { type: 'string' },
      rate: { type: 'string' },
    },
  });
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0) throw new Usage();
  // A package script runs in its package, but paths are relative to the caller's folder.
  const pathOf = (path: string | undefined) =>
    path === undefined ? null : resolve(environment.callerDirectory, path);
  const file = resolve(environment.callerDirectory, given);
  return {
    file,
    images: pathOf(values.images),
    source: values.source ? slug(values.source) : sourceOf(file),
    whole: values.whole ?? false,
    fetchPictures: values['fetch-pictures'] ?? false,
    replaceDemo: values['replace-demo'] ?? false,
    dryRun: values['dry-run'] ?? false,
    report: pathOf(values.report),
    map: pathOf(values.map),
    leaveBad: readLeaveBad(values['leave-bad'], values.whole ?? false),
    conversion: readConversion(values.currency, values.rate),
  };
}

function readPrices(args: string[], environment: Environment): PricesJob {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'leave-bad': { type: 'string' },
      report: { type: 'string' },
    },
  });
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0) throw new Usage();
  const pathOf = (path: string) => resolve(environment.callerDirectory, path);
  return {
    prices: {
      file: pathOf(given),
      dryRun: values['dry-run'],
      leaveBad: readLeaveBad(values['leave-bad'], false),
      report: values.report === undefined ? null : pathOf(values.report),
    },
  };
}

async function runHere<Value>(
  environment: Environment,
  work: (shop: Awaited<ReturnType<typeof openShop>>) => Promise<Value>,
  schema?: Schema,
): Promise<Value> {
  const unlock = await lockShop(environment);
  try {
    const shop = await openShop(environment, createLog(environment.logLevel, 'provider'), schema);
    return await work(shop).finally(() => shop.close());
  } finally {
    await unlock();
  }
}

function readAudit(args: string[]): AuditJob {
  const { values } = parseArgs({ args, options: { since: { type: 'string', default: '30' } } });
  const days = Number(values.since);
  if (!/^\d{1,5}$/.test(values.since) || days < 1) throw new Usage();
  return { audit: { days } };
}

/** Runs a job in the running provider where there is one, else in this process. */
async function runAnywhere(
  job: AnyJob,
  environment: Environment,
  say: (line: string) => void,
): Promise<JobResult> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const local = environment.databaseUrl === undefined;
    const socket = socketPath(environment.dataDirectory);
    const result = local ? await handOver(socket, job, say) : null;
    if (result) return result;
    try {
      return await runHere<JobResult>(
        environment,
        (shop) => runAnyJob(job, shop, say),
        'backup' in job ? 'leave' : undefined,
      );
    } catch (error) {
      if (!(error instanceof DirectoryTaken) || Date.now() > deadline) throw error;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}

/** Runs a job and prints what it says. @returns the exit code */
async function tell(job: AnyJob, environment: Environment): Promise<number> {
  const said: string[] = [];
  const { ok, lines, hint } = await runAnywhere(job, environment, (line) => {
    said.push(line);
    console.log(line);
  });
  if (ok && hint) console.log(hint);
  for (const line of lines.slice(said.length)) (ok ? console.log : console.error)(line);
  return ok ? 0 : 1;
}

const described = (applied: string[]) =>
  applied.length === 0
    ? 'The database has all migrations of this provider: nothing was changed.'
    : `Applied ${applied.length === 1 ? '1 migration' : `${applied.length} migrations`}: ${applied.join(', ')}.`;

/** Several at once wait for each other; a provider that runs on the same directory is named. */
async function migrate(environment: Environment): Promise<number> {
  const deadline = Date.now() + MIGRATE_PATIENCE_MS;
  for (;;) {
    try {
      const applied = await runHere(
        environment,
        (shop) => Promise.resolve(shop.applied),
        'migrate',
      );
      console.log(described(applied));
      return 0;
    } catch (error) {
      if (!(error instanceof DirectoryTaken) || Date.now() > deadline) throw error;
      if (await takesJobs(socketPath(environment.dataDirectory))) throw error;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}

/** @returns the one folder that a command names, as the caller meant it */
function folderOf(given: string[], { callerDirectory }: Environment): string {
  const [folder, ...more] = given;
  if (folder === undefined || more.length > 0) throw new Usage();
  return resolve(callerDirectory, folder);
}

function backUp(args: string[], environment: Environment): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const to = folderOf(positionals, environment);
  const { releaseFolder: releases = null, registry } = environment;
  return tell({ backup: { to, releases, registry } }, environment);
}

async function restoreHere(args: string[], environment: Environment): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const from = folderOf(positionals, environment);
  const { dataDirectory, databaseUrl, releaseFolder: releases = null } = environment;
  const pictures =
    environment.pictures && createPictureLibrary(dataDirectory, environment.pictures).store;
  const unlock = await lockShop(environment);
  try {
    const to = { dataDirectory, databaseUrl, pictures, releases, force: values.force };
    for (const line of await restore(from, to)) console.log(line);
    return 0;
  } finally {
    await unlock();
  }
}

async function main(environment: Environment): Promise<number> {
  // A package manager passes '--' on, so it is ignored.
  const [command = '', ...args] = process.argv.slice(2).filter((arg) => arg !== '--');
  switch (command) {
    case 'import':
      return tell(readJob(args, environment), environment);
    case 'prices':
      return tell(readPrices(args, environment), environment);
    case 'synonyms': {
      // A package script runs in its package, but paths are relative to the caller's folder.
      const pathOf = (path: string) => resolve(environment.callerDirectory, path);
      const job = await readSynonymJob(args, pathOf);
      if (!job) throw new Usage();
      return tell(job, environment);
    }
    case 'staff': {
      const job = readStaffJob(args);
      if (!job) throw new Usage();
      return tell(job, environment);
    }
    case 'audit':
      return tell(readAudit(args), environment);
    case 'migrate':
      if (args.length > 0) throw new Usage();
      return migrate(environment);
    case 'backup':
      return backUp(args, environment);
    case 'restore':
      return restoreHere(args, environment);
    default:
      throw new Usage();
  }
}

allowUnread();
let environment: Environment | null = null;
const help = helpIn(process.argv.slice(2));
try {
  if (help !== null) console.log(help);
  else {
    environment = readEnvironment(process.env);
    process.exitCode = await main(environment);
  }
} catch (error) {
  const misused =
    error instanceof Usage ||
    String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');
  const named = error instanceof BadCall ? error.message : startFailure(error, environment);
  console.error(misused ? USAGE : (named ?? error));
  process.exitCode = misused ? 2 : 1;
}
