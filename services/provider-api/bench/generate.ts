/**
 * `pnpm generate --products N`: adds N products to the data directory's database while no provider
 * runs, or, with `--out FILE`, writes them for `provider import`: as a catalogue, or as JSON lines
 * where the name ends with `.jsonl`.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createLog } from 'server-kit/log';
import { readEnvironment } from '../src/environment';
import { folderOfPictures, keepIn } from '../src/domain/import/picture-source';
import { lockShop } from '../src/lock-shop';
import { openShop } from '../src/open-shop';
import { startFailure } from '../src/start-failure';
import { DEMO_FOLDER } from './demo-folder';
import { generateFile, generateInto, generateLines, readBase } from './generated-products';

const PRODUCTS_MOST = 1_000_000;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: { products: { type: 'string' }, out: { type: 'string' } },
});
const count = Number(values.products);
if (!Number.isInteger(count) || count < 1 || count > PRODUCTS_MOST) {
  console.error(`Usage: generate --products N [--out FILE], N from 1 to ${PRODUCTS_MOST}`);
  process.exit(2);
}
const environment = readEnvironment(process.env);
try {
  const base = await readBase(DEMO_FOLDER);
  if (values.out === undefined) {
    const unlock = await lockShop(environment);
    const { jobs, pictures, close } = await openShop(
      environment,
      createLog(environment.logLevel, 'provider'),
    );
    const taken = folderOfPictures(join(DEMO_FOLDER, 'pictures'), keepIn(pictures, 'shop'));
    const added = await generateInto(jobs, base, taken, count, (done) => {
      if (done % 10_000 === 0) console.log(`${done} of ${count}`);
    });
    await close();
    await unlock();
    console.log(`generated ${count} products, ${added} of them new`);
  } else {
    const file = resolve(environment.callerDirectory, values.out);
    const write = file.endsWith('.jsonl') ? generateLines : generateFile;
    await write(file, base, count);
    console.log(`wrote ${count} products to ${file}`);
  }
} catch (error) {
  console.error(startFailure(error, environment) ?? error);
  process.exitCode = 1;
}
