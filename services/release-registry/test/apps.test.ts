import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { APP_NAMES } from 'shared-contracts/own-apps';
import { APPS } from 'tooling/run/apps';
import { expect, it } from 'vitest';

it('scripts and contracts know the same apps, in the same order, each with its folder', () => {
  expect(APPS).toEqual(APP_NAMES);
  const folders = readdirSync(resolve(import.meta.dirname, '../../..'));
  const remotes = folders.filter((name) => name.startsWith('mfe-'));
  expect(remotes.sort()).toEqual(APPS.filter((app) => app !== 'shell').sort());
});
