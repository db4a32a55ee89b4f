/** What a team's lead reads in the console, of releases that the registry has really had. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName } from 'shared-contracts/release';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { promoteCanary, publishCanary, publishFolders, rollBackTo } from '../src/publish';
import { first, openConsole, second, third, told, type Console } from './console-shop';
import { BUTTON, mapOf } from './source-map';

const HOUR = 3_600_000;
const SEARCH = 'mfe-search' as AppName;

describe('the page of the teams', () => {
  let shop: Console;
  beforeEach(async () => {
    shop = await openConsole();
  });
  afterEach(() => shop.close());
  const text = async () =>
    (await shop.text('/teams')).replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

  it('says of each thing that nothing is known yet', async () => {
    const page = await text();
    for (const words of [
      'Nothing has happened yet.',
      'No tab has told anything yet.',
      'Not known: no two live releases have kept their source maps.',
      'Nobody, in the last four weeks.',
      'None is declared, and none is on.',
    ]) {
      expect(page).toContain(words);
    }
  });

  it('tells of releases as they were made, of their failures and flags', async () => {
    const committed = new Date(Date.now() - 3 * HOUR - 60_000).toISOString();
    const source = { commit: 'c0ffee00', author: 'Ana', committed };
    await publishFolders([await shop.built(first)], shop.store, source);
    await publishFolders([await shop.built(second)], shop.store, source);
    await publishCanary(await shop.built(third), 10, shop.store, source);
    await promoteCanary(SEARCH, shop.store);
    await rollBackTo(SEARCH, { reason: 'prices were missing' }, shop.store);
    const seen = await shop.store.registry.read();
    await shop.store.registry.replace(seen, { ...seen, flags: { 'catalog.gone': 25 } });
    await shop.tell([told(second, { loads: 999, failures: 1 })]);
    const page = await text();
    expect(page).toContain('mfe-search 3 3 3.0 1 3 h at once mfe-cart');
    expect(page).toContain('mfe-search 1.1.0-bbbbbbbb 1,000 1 5.0 % 1 12 of 1,200');
    expect(page).toContain('catalog.gone 25 % declared nowhere: set it to 0');
    expect(page).toMatch(/Ana 2 1 0/);
  });

  it('compares what live releases were made from by the maps that publishing has kept', async () => {
    for (const [app, content] of [
      ['mfe-search', 'old'],
      ['mfe-catalog', 'new'],
    ] as const) {
      const folder = await shop.built(second, undefined, app);
      await writeFile(join(folder, 'entry.js.map'), mapOf({ [BUTTON]: content }));
      await publishFolders([folder], shop.store);
    }
    expect(await text()).toContain('mfe-search shared-ui button.tsx mfe-catalog');
  });
});
