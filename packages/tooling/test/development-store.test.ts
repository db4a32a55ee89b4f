/** What is worked on is kept apart from what is released. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, test } from 'vitest';
import { developmentServices } from '../development/development-services.mjs';
import { APPS } from '../run/apps.mjs';
import { servicesOf } from '../run/services.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const storeOf = (environment: Record<string, string>) =>
  developmentServices(environment, 'a secret', 'another').shell.env.RELEASE_STORE;

it('gives the development mode a store of its own, whatever store is named', () => {
  expect(storeOf({})).toBe(join(ROOT, '.data/development/releases'));
  expect(storeOf({ DATA_DIR: '/srv/data' })).toBe('/srv/data/development/releases');
  expect(storeOf({ RELEASE_STORE: '/srv/releases' })).toBe(
    join(ROOT, '.data/development/releases'),
  );
  const { env } = developmentServices({ REGISTRY_URL: 'postgres://db/shop' }, '', '').shell;
  expect(env.REGISTRY_URL).toBe('');
  const released = servicesOf({}, '').map(({ env }) => env.RELEASE_STORE);
  expect(released).not.toContain(storeOf({}));
});

it('has no development mode in production', () => {
  expect(() => developmentServices({ NODE_ENV: 'production' }, '', '')).toThrow('pnpm start');
});

/** Words that only code for hot modules has. */
const HOT =
  /react-refresh|\$Refresh(?:Reg|Sig)\$|storefront(?:Refresh|Development|Thrown)|hot-update/i;

test.each([...APPS])('%s is released without a word of hot code', (app) => {
  const folder = join(ROOT, app, 'dist');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts).toContain('entry.js');
  expect(scripts.filter((name) => HOT.test(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});
