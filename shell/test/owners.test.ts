/** Every room has an owner, by the names of the teams. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { APP_NAMES, teamOf } from 'shared-contracts/own-apps';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** The team as GitHub calls it: `Cart and checkout team` is `@ironwharf/cart-and-checkout-team`. */
const handleOf = (team: string) => `@ironwharf/${team.toLowerCase().replaceAll(' ', '-')}`;

const lines = readFileSync(join(ROOT, '.github/CODEOWNERS'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/\s+/));
const owned = new Map(lines.map(([path = '', ...owners]) => [path, owners]));

/** What no commit has, and what is no room. */
const NO_ROOMS = new Set(['.git', '.cache', '.data', 'node_modules']);

describe('the owners', () => {
  it.each(APP_NAMES)('of %s are its team', (app) => {
    expect(owned.get(`/${app}/`)).toEqual([handleOf(teamOf(app))]);
  });

  it('are named for every room at the top', () => {
    const rooms = readdirSync(ROOT, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !NO_ROOMS.has(entry.name))
      .map(({ name }) => `/${name}/`);
    for (const room of rooms) expect(owned.get(room), room).toHaveLength(1);
  });

  it('are teams of this shop, and no line is of what is not there', () => {
    const handles = APP_NAMES.map((app) => handleOf(teamOf(app)));
    for (const [path, owners] of owned) {
      for (const owner of owners) expect(handles, path).toContain(owner);
      const [folder = '', start = ''] = [path.replace(/[^/]*$/, ''), /([^/]*)$/.exec(path)?.[1]];
      const found = readdirSync(join(ROOT, folder)).some((name) =>
        name.startsWith(start.replace('*', '')),
      );
      expect(found, path).toBe(true);
    }
  });
});
