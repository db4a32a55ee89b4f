/** Which versions of the shared libraries a remote says that it needs. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { containerEntry } from '../container-entry.mjs';
import { librariesNeeded } from '../contract/shared-libraries.mjs';
import { sharedByRemote, versionOf } from '../shared-libraries.mjs';

let repository = '';
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'built-with-'));
  // It asks for one major and has another: as after an update that nobody has installed.
  const asked = { name: 'mfe-reviews', dependencies: { react: '^19.3.1' } };
  writeFileSync(join(repository, 'package.json'), JSON.stringify(asked));
  const react = join(repository, 'node_modules/react');
  mkdirSync(react, { recursive: true });
  writeFileSync(join(react, 'package.json'), JSON.stringify({ version: '18.3.1' }));
});
afterEach(() => {
  rmSync(repository, { recursive: true, force: true });
});

it('are those that its repository has installed, and else those of the shell', () => {
  const used = { react: ['useState'], 'react/jsx-runtime': ['jsx'], zustand: ['create'] };
  expect(librariesNeeded(used, repository)).toEqual({
    react: { range: '^18.3.1', names: ['useState'] },
    'react/jsx-runtime': { range: '^18.3.1', names: ['jsx'] },
    zustand: { range: `^${versionOf('zustand')}`, names: ['create'] },
  });
});

it('are in the container too, whichever bundler made it', () => {
  expect(sharedByRemote(repository)['react/jsx-runtime']?.requiredVersion).toBe('^18.3.1');
  const bundle = join(repository, 'remote.cjs');
  writeFileSync(bundle, "exports.use = require('react').use;");
  expect(containerEntry(bundle, 'mfe_reviews_aaaaaaaa', repository)).toContain('^18.3.1');
});
