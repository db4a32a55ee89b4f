/** A prepared shop is as large as the one that it is a copy of. */
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyDemoShop } from '../run/prepared-data.mjs';
import { DEMO_CATALOGUE } from '../run/services.mjs';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"/>';

let data: string;
const pictures = () => join(data, 'pictures/shop');

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'prepared-data-'));
});
afterEach(() => rm(data, { recursive: true, force: true }));

it('has every picture of the catalogue, as the drawing that it is given, and one that is replaced alone', async () => {
  await copyDemoShop(data, DRAWING);
  const names = await readdir(pictures());
  expect(names).toHaveLength((await readdir(join(DEMO_CATALOGUE, 'pictures'))).length);
  // Each file has the text under many names.
  const some = names.filter((_, at) => at % 300 === 0 || at === names.length - 1);
  const texts = () => Promise.all(some.map((name) => readFile(join(pictures(), name), 'utf8')));
  expect(new Set(await texts())).toEqual(new Set([DRAWING]));
  const other = join(data, 'half');
  await writeFile(other, '<svg>another</svg>');
  await rename(other, join(pictures(), names.at(-1) ?? ''));
  expect((await texts()).filter((text) => text !== DRAWING)).toHaveLength(1);
});
