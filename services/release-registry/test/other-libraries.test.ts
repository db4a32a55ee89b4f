/** A remote that was built with another version of a shared library than the shell brings. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderStore } from '../src/folder-store';
import { publishFolders } from '../src/publish';
import { builtFolder } from './built-folder';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'other-libraries-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

it('is refused with both sides, and told which versions to build it with', async () => {
  const store = folderStore(join(folder, 'store'));
  const shell = await builtFolder(folder, {
    app: 'shell',
    version: '1.0.0-aaaaaaaa',
    manifest: { pages: {}, shared: ['react', 'react/jsx-runtime'] },
    contract: {
      shell: {
        ...{ host: [], takes: {}, tokens: [], routes: [], pages: {}, slotOwners: {} },
        libraries: { react: { version: '19.3.1' }, 'react/jsx-runtime': { version: '19.3.1' } },
      },
    },
  });
  await publishFolders([shell], store);
  const remote = (version: string, range: string) =>
    builtFolder(folder, {
      version,
      contract: {
        libraries: {
          react: { range, names: ['useState'] },
          'react/jsx-runtime': { range, names: ['jsx'] },
        },
      },
    });
  const old = await remote('1.0.0-bbbbbbbb', '^18.3.1');
  const refused = await publishFolders([old], store).then(
    () => '',
    (error: Error) => error.message,
  );
  expect(refused.split('\n')).toEqual([
    'refused:',
    '  - library react: mfe-search 1.0.0-bbbbbbbb needs ^18.3.1; shell 1.0.0-aaaaaaaa shares 19.3.1',
    '  - library react/jsx-runtime: mfe-search 1.0.0-bbbbbbbb needs ^18.3.1; shell 1.0.0-aaaaaaaa shares 19.3.1',
    '  - next: build mfe-search with what the shell shares: pnpm add react@19.3.1, then build and publish it again',
  ]);
  const [fit] = await publishFolders([await remote('1.0.1-cccccccc', '^19.3.1')], store);
  expect(fit).toMatchObject({ changed: true });
});
