/** The team's command as a process: its last line, and the code that it ends with. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtFolder } from './built-folder';
import { runRelease, runUnread } from './run-release';

let folder = '';
let settings: Record<string, string> = {};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
  settings = { RELEASE_STORE: join(folder, 'store') };
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function release(...args: string[]) {
  const { code, said } = await runRelease(folder, settings, args);
  return { code, lines: said.split('\n') };
}

const [one, two] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'] as const;

async function publish(version: string) {
  await builtFolder(folder, { version });
  return release('publish', 'mfe-search', '--untested', '--from', `mfe-search-${version}`);
}

describe('the command', () => {
  it('ends with 0 and says what is live, what it left out, and how to go forward again', async () => {
    await publish(one);
    const published = await publish(two);
    expect(published.code).toBe(0);
    expect(published.lines[0]).toMatch(/^checked: files and contract; not here: types, lint/);
    expect(published.lines.at(-1)).toBe(`mfe-search ${two} is live (before: ${one})`);
    const back = await release('rollback', 'mfe-search');
    expect(back.lines).toEqual([
      `mfe-search ${one} is live (before: ${two})`,
      `everybody gets ${one} at the next page load; forward again: pnpm release rollback ` +
        `mfe-search --to ${two}; nothing was before it`,
    ]);
    expect((await release('status')).code).toBe(0);
  });

  it(
    'ends with 0 whatever a release changes, and says it for programs too',
    { tags: 'long' },
    async () => {
      await publish(one);
      await builtFolder(folder, { version: two, script: '/* more than before */' });
      const { code, lines } = await release('diff', 'mfe-search', '--from', `mfe-search-${two}`);
      expect(code).toBe(0);
      expect(lines[0]).toBe(`mfe-search ${two}, beside the live ${one}`);
      const told = await release('diff', 'mfe-search', one, '--json');
      expect(told.code).toBe(0);
      expect(JSON.parse(told.lines.join('\n'))).toMatchObject({ version: one, live: one });
    },
  );

  it(
    'keeps releases with the data of the shop where no store is named',
    { tags: 'long' },
    async () => {
      settings = { RELEASE_STORE: '', DATA_DIR: join(folder, 'data') };
      await publish(one);
      settings = { RELEASE_STORE: join(folder, 'data/releases') };
      expect((await release('status')).lines.join()).toContain(one);
    },
  );

  it('ends with 1 where it is refused, and says last that nothing was changed', async () => {
    const { code, lines } = await release('rollback', 'mfe-search');
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe('nothing was changed');
  });

  it.each([
    [['--help'], 'rollback REMOTE'],
    [['publish', '--help'], 'publish REMOTE [--version V]'],
    [['keys', 'add', '--help'], 'add KEY NAME APP...'],
  ])('says how it is called, and ends with 0: %j', async (args, way) => {
    const { code, lines } = await release(...args);
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^usage: pnpm release/);
    expect(lines.join('\n')).toContain(way);
  });

  it('ends as ever where nobody reads all of what it says', async () => {
    const { code, said } = await runUnread(folder, settings, ['status']);
    expect({ code, said }).toEqual({ code: 0, said: '' });
  });

  it('ends with 2 where the command or a setting is wrong', async () => {
    expect(await release('ship')).toEqual({ code: 2, lines: ['pnpm release: ship is no command'] });
    settings.RELEASE_STORE = 's3://shop/releases';
    const { code, lines } = await release('status');
    expect(code).toBe(2);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('S3_ENDPOINT');
  });

  it('ends with 3 and one line where the store is no folder', async () => {
    settings.RELEASE_STORE = join(folder, 'file');
    await writeFile(settings.RELEASE_STORE, '');
    const { code, lines } = await release('status');
    expect(code).toBe(3);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("the store can't be reached: ENOTDIR");
  });

  it('ends with 3 and one line where the store holds releases and no registry', async () => {
    await publish(one);
    await rm(join(folder, 'store', 'registry.json'));
    const { code, lines } = await release('status');
    expect(code).toBe(3);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('put it back');
  });
});
