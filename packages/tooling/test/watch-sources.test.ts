/** The watcher reports a change of a source, however an editor saves it. */
import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverSources } from '../development/document-server.mjs';
import { watchSources } from '../run/watch-sources.mjs';

let root = '';
let end = () => undefined as void;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'watch-'));
  await mkdir(join(root, 'shop/src/deep'), { recursive: true });
  await mkdir(join(root, 'kit/src'), { recursive: true });
  await writeFile(join(root, 'shop/src/deep/price.ts'), '1');
  await writeFile(join(root, 'kit/src/http.ts'), '1');
  // Old ones: the watcher takes what was written shortly before it began for a change.
  const before = new Date(Date.now() - 3_600_000);
  const there = ['shop', 'shop/src', 'shop/src/deep', 'shop/src/deep/price.ts', 'kit', 'kit/src'];
  for (const path of [...there, 'kit/src/http.ts']) await utimes(join(root, path), before, before);
  await new Promise((done) => setTimeout(done, 20));
});
afterEach(async () => {
  end();
  await rm(root, { recursive: true, force: true });
});

/**
 * Watches the folders; its function waits for the next report, at most for the test's time limit.
 */
function watching() {
  const heard: string[][] = [];
  let wake = () => undefined as void;
  end = watchSources(
    ['shop/src', 'kit/src', 'nothing/src'],
    (changed: string[]) => {
      heard.push(changed);
      wake();
      return Promise.resolve();
    },
    root,
  );
  return async () => {
    while (heard.length === 0) await new Promise<void>((done) => (wake = done));
    return heard.shift();
  };
}

/** Saves as many editors do: into another file, which is then renamed over the old one. */
async function saveByRename(file: string, text: string): Promise<void> {
  await writeFile(join(root, 'draft'), text);
  await rename(join(root, 'draft'), file);
}

describe('a source', () => {
  it('is heard each time that it is saved by a rename', async () => {
    const next = watching();
    const file = join(root, 'shop/src/deep/price.ts');
    for (const text of ['2', '3', '4']) {
      await saveByRename(file, text);
      expect(await next()).toEqual(['shop/src']);
    }
    // After the rename it is another file; a change that is written into it is reported too.
    await writeFile(file, '5');
    expect(await next()).toEqual(['shop/src']);
  });

  it('is heard in a folder that is new, and when it goes', async () => {
    const next = watching();
    await mkdir(join(root, 'shop/src/new'));
    expect(await next()).toEqual(['shop/src']);
    await writeFile(join(root, 'shop/src/new/page.ts'), '1');
    expect(await next()).toEqual(['shop/src']);
    await rm(join(root, 'kit/src/http.ts'));
    expect(await next()).toEqual(['kit/src']);
  });

  it('that changes while another is being built is heard afterwards, never at the same time', async () => {
    let building = 0;
    let most = 0;
    const heard: string[][] = [];
    let finish = () => undefined as void;
    const begun = new Promise<void>((begin) => {
      end = watchSources(
        ['shop/src', 'kit/src'],
        async (changed: string[]) => {
          most = Math.max(most, (building += 1));
          heard.push(changed);
          begin();
          if (heard.length === 1) await new Promise<void>((done) => (finish = done));
          building -= 1;
        },
        root,
      );
    });
    await saveByRename(join(root, 'shop/src/deep/price.ts'), '2');
    await begun;
    await saveByRename(join(root, 'kit/src/http.ts'), '2');
    // The pause is longer than a report takes, so the second change has to wait for its turn.
    await new Promise((done) => setTimeout(done, 600));
    expect(heard).toEqual([['shop/src']]);
    finish();
    while (heard.length < 2) await new Promise((done) => setTimeout(done, 20));
    expect(heard[1]).toEqual(['kit/src']);
    expect(most).toBe(1);
  });
});

describe('what is watched', () => {
  it('is every file that the document server runs from, and no component', () => {
    const files = serverSources();
    expect(files).toEqual(
      expect.arrayContaining([
        'shell/server/policy.ts',
        'packages/host-kit/src/shop-config.ts',
        'packages/server-kit/src/run-server.ts',
        'services/release-registry/src/release-files.ts',
        'shared-contracts/src/paths.ts',
      ]),
    );
    expect(files).not.toContain('shell/src/app.tsx');
  });
});
