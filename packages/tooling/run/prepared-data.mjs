/**
 * Data directories of the provider for tests, made once and copied: a new embedded database takes three
 * times as long as one that is there, and the demonstration catalogue as long again. What a first
 * start does is tested by services/provider-api/test/process.test.ts and migrate.test.ts.
 */
import { constants, cpSync, linkSync, readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { keptBuild } from '../production/kept-build.mjs';
import { COMPILED } from './compiled.mjs';
import { freePort } from './free-port.mjs';
import { run, startService } from './processes.mjs';
import { DEMO_CATALOGUE, portVariable, ROOT, servicesOf } from './services.mjs';

const PROVIDER = 'provider-api';
const HOME = join(ROOT, 'services', PROVIDER);

/** What an empty database is made by. */
const MIGRATED_BY = ['services/provider-api/migrations', 'services/provider-api/src/database'];
/** What a seeded one is made by. */
const SEEDED_BY = [
  'services/provider-api/migrations',
  'services/provider-api/src',
  'packages/demo-catalogue/src',
  'packages/host-kit/src',
  'packages/server-kit/src',
  'shared-contracts/src',
];

const filesOf = (folders) =>
  folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name))),
    )
    .sort();

async function migrate(folder) {
  const args = [COMPILED, 'test/new-database.ts', folder];
  const { code, output } = await run(process.execPath, args, { cwd: HOME, quiet: true });
  if (code !== 0) throw new Error(`no database can be made for tests:\n${output}`);
  return filesOf(MIGRATED_BY);
}

const newDatabase = () => keptBuild(ROOT, 'new-database', migrate);

async function seed(data) {
  await copyNewDatabase(data);
  const environment = { [portVariable(PROVIDER)]: String(await freePort()), DATA_DIR: data };
  const services = servicesOf(
    { ...environment, DEMO_CATALOGUE, STAFF_PORT: '' },
    'a secret that nobody needs',
  );
  const lines = [];
  const provider = startService(
    services.find(({ name }) => name === PROVIDER),
    (line) => lines.push(line),
  );
  try {
    await provider.ready;
  } catch (error) {
    throw new Error(lines.join('\n'), { cause: error });
  } finally {
    await provider.end();
  }
  return filesOf(SEEDED_BY);
}

const COPY = { recursive: true, mode: constants.COPYFILE_FICLONE };
const copy = (from, to) => cpSync(from, to, COPY);

/** Where a shop has its products' pictures, in its data directory. */
const PICTURES = 'pictures/shop';
/** How many names a file may have in any file system (NTFS: 1,023). */
const NAMES_MOST = 1_000;

/** Writes the same file under many names. */
function writeUnder(folder, names, text) {
  let written = '';
  for (const [at, name] of names.entries()) {
    const file = join(folder, name);
    if (at % NAMES_MOST === 0) {
      writeFileSync(file, text);
      written = file;
    } else linkSync(written, file);
  }
}

/**
 * Puts a migrated and otherwise empty embedded database into a data directory.
 * @param {string} data the directory, without a database
 */
export async function copyNewDatabase(data) {
  copy(join(await newDatabase(), 'data'), data);
}

/** @returns {Promise<Blob>} the same as a dump, for a database in memory */
export async function dumpedNewDatabase() {
  return new Blob([await readFile(join(await newDatabase(), 'dumped.tar'))]);
}

const demoShop = () => {
  // Its offers end some days after it was seeded.
  const today = new Date().toISOString().slice(0, 10);
  return keptBuild(ROOT, 'demo-shop', seed, today);
};

/**
 * Puts a shop with the demonstration catalogue, which has to be made, into a data directory.
 * @param {string} data the directory, without a database
 * @param {string} [drawing] an SVG in the place of each drawing: to copy the ten thousand of them takes
 *   five seconds of processor time
 */
export async function copyDemoShop(data, drawing) {
  const shop = await demoShop();
  if (drawing === undefined) {
    copy(shop, data);
    return;
  }
  const folder = join(shop, PICTURES);
  const isDrawing = (path) => path.endsWith('.svg') && dirname(path) === folder;
  cpSync(shop, data, { ...COPY, filter: (path) => !isDrawing(path) });
  const drawings = readdirSync(folder).filter((name) => isDrawing(join(folder, name)));
  writeUnder(join(data, PICTURES), drawings, drawing);
}

/** Makes what isn't there yet of all these, before many ask for it at once. */
export const prepareData = () => demoShop();
