/** Programs that tests start compiled run as their sources would. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileProgram, programCompiler } from '../production/compile-program.mjs';
import { keptBuild } from '../production/kept-build.mjs';

let root: string;
const script = () => join(root, 'shop/main.ts');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'compiled-'));
  const library = join(root, 'shop/node_modules/bell');
  await mkdir(library, { recursive: true });
  await writeFile(join(root, 'pnpm-lock.yaml'), 'packages:\n');
  await writeFile(join(root, 'shop/package.json'), '{"type":"module"}');
  await writeFile(join(root, 'shop/words.txt'), 'from beside it');
  await writeFile(join(library, 'package.json'), '{"exports":"./bell.cjs"}');
  await writeFile(join(library, 'bell.cjs'), 'exports.ring = () => "rung";');
  await writeFile(join(root, 'shop/part.ts'), 'export const part: string = "one";');
  await writeFile(
    script(),
    `import { readFileSync } from 'node:fs';
    import bell from 'bell';
    import { part } from './part';
    const words: string = readFileSync(new URL('words.txt', import.meta.url), 'utf8');
    const library = import.meta.resolve('bell').endsWith('/shop/node_modules/bell/bell.cjs');
    console.log(part, bell.ring(), words, library, import.meta.dirname.endsWith('/shop'));`,
  );
});
afterEach(() => rm(root, { recursive: true, force: true }));

const compiled = () => keptBuild(root, 'main', (out) => compileProgram(root, script(), out));

async function said(folder: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'main.mjs')]);
  return stdout.trim();
}

it('knows its own place, and finds the libraries of its own package', async () => {
  expect(await said(await compiled())).toBe('one rung from beside it true true');
});

it('takes the file of a library that Node itself takes', async () => {
  const library = join(root, 'shop/node_modules/router');
  await mkdir(library, { recursive: true });
  const node = { 'module-sync': './router.mjs', default: './router.cjs' };
  await writeFile(join(library, 'package.json'), JSON.stringify({ exports: { '.': { node } } }));
  await writeFile(join(library, 'router.mjs'), 'export const matched = "yes";');
  await writeFile(join(library, 'router.cjs'), 'module.exports = Object("no names in it");');
  await writeFile(script(), `import { matched } from 'router'; console.log(matched);`);
  expect(await said(await compiled())).toBe('yes');
});

it('is compiled once, and again after a change of any of its sources', async () => {
  const first = await compiled();
  expect(await compiled()).toBe(first);
  await writeFile(join(root, 'shop/part.ts'), 'export const part: string = "two";');
  const second = await compiled();
  expect(await said(second)).toBe('two rung from beside it true true');
  await writeFile(join(root, 'pnpm-lock.yaml'), 'packages:\n  bell@2.0.0: {}\n');
  expect([first, second]).not.toContain(await compiled());
});

it('is whole where two ask for it at once, and leaves no drafts', async () => {
  const [one, other] = await Promise.all([compiled(), compiled()]);
  expect(one).toBe(other);
  expect(await readdir(join(root, '.cache/kept-builds/main'))).toHaveLength(2);
  expect(await said(one)).toBe('one rung from beside it true true');
});

it('says the place of a fault, and is not kept', async () => {
  await writeFile(join(root, 'shop/part.ts'), 'export const part: string = ;');
  await expect(compiled()).rejects.toThrow('shop/part.ts:1:28');
  expect(await readdir(join(root, '.cache/kept-builds/main'))).toEqual([]);
});

describe('while somebody works on it', () => {
  let compiler: ReturnType<typeof programCompiler>;
  beforeEach(() => {
    compiler = programCompiler(root, script());
  });
  afterEach(() => compiler.end());

  const again = () => keptBuild(root, 'main', compiler.compile);

  it('is compiled as it is by itself, again and again, after a fault too', async () => {
    expect(await said(await again())).toBe('one rung from beside it true true');
    await writeFile(join(root, 'shop/part.ts'), 'export const part: string = ;');
    await expect(again()).rejects.toThrow('shop/part.ts:1:28');
    await writeFile(join(root, 'shop/part.ts'), 'export const part: string = "two";');
    const changed = await again();
    expect(await said(changed)).toBe('two rung from beside it true true');
    await rm(join(root, '.cache'), { recursive: true });
    expect(await readdir(await compiled())).toEqual(await readdir(await again()));
  });

  it('finds a library where its new version is, and a file that has got another name', async () => {
    await again();
    const library = join(root, 'shop/node_modules/bell');
    await writeFile(join(library, 'package.json'), '{"exports":"./chime.cjs"}');
    await rename(join(library, 'bell.cjs'), join(library, 'chime.cjs'));
    await writeFile(join(library, 'bell.cjs'), 'exports.ring = () => "from before";');
    await writeFile(join(root, 'pnpm-lock.yaml'), 'packages:\n  bell@2.0.0: {}\n');
    await rename(join(root, 'shop/part.ts'), join(root, 'shop/part.tsx'));
    expect(await said(await again())).toBe('one rung from beside it false true');
  });
});
