/** Releases of several teams that fit only together: they wait, and go live in one change. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppName } from 'shared-contracts/release';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rollBackTogether } from '../src/back-together';
import { folderStore } from '../src/folder-store';
import { publishFolders, rollBackTo } from '../src/publish';
import { RegistryConflict } from '../src/registry-file';
import { dropSet, everySet, landSet, waitWith } from '../src/sets/change-sets';
import type { ReleaseStore } from '../src/store';
import { builtFolder } from './built-folder';
import { shellLeadingTo } from './shell-leading-to';

let folder = '';
let store: ReleaseStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sets-'));
  store = folderStore(join(folder, 'store'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const content = 'mfe-content';
const [one, two, three] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc'] as const;

/** The content team's release; a page that it has, its footer leads to. */
const contentOf = (version: string, ...pages: string[]) =>
  builtFolder(folder, {
    app: content,
    version,
    manifest: { pages: Object.fromEntries(pages.map((page) => [page, ['entry.js']])) },
    contract: { paths: pages.map((page) => `/${page}`) },
  });

/** A shell that leads to these pages of it. */
const shellOf = (version: string, ...pages: string[]) =>
  shellLeadingTo(folder, {
    version,
    remote: content,
    pages,
    routes: pages.map((page) => `/${page}`),
  });

async function begun(): Promise<void> {
  await publishFolders([await shellOf(one, 'home'), await contentOf(one, 'home')], store);
}

const live = async (app: AppName) => (await store.registry.read()).apps[app]?.live;
const waiting = async () => (await store.registry.read()).sets ?? {};
const newPage = (path: string, to = store) => waitWith([path], 'new-page', to, { author: 'Maria' });

describe('a change set', () => {
  it('is refused half by half as a publish, and the refusal says how to wait', async () => {
    await begun();
    const halves = [await shellOf(two, 'home', 'pickup'), await contentOf(two, 'home', 'pickup')];
    for (const half of halves) {
      await expect(publishFolders([half], store)).rejects.toThrow('--with NAME');
    }
  });

  it.each([
    ['shell first', false],
    ['shell last', true],
  ])('waits without being given to anybody, and goes live in one change: %s', async (_, turned) => {
    await begun();
    const halves = [await shellOf(two, 'home', 'pickup'), await contentOf(two, 'home', 'pickup')];
    const [first = '', last = ''] = turned ? halves.toReversed() : halves;
    const begins = await newPage(first);
    expect(begins.missing.join()).toMatch(/page pickup|path \/pickup/);
    expect(await live('shell')).toBe(one);
    await expect(landSet('new-page', store)).rejects.toThrow('pickup');
    expect(await live('shell')).toBe(one);

    expect((await newPage(last)).missing).toEqual([]);
    expect(await live(content)).toBe(one);
    const { revision } = await store.registry.read();
    const outcomes = await landSet('new-page', store);
    expect(outcomes.map(({ changed }) => changed)).toEqual([true, true]);
    const after = await store.registry.read();
    expect(after.revision).toBe(revision + 1);
    expect([await live('shell'), await live(content)]).toEqual([two, two]);
    expect(after.sets).toEqual({});
    expect(after.history.at(-1)).toMatchObject({ set: 'new-page', author: 'Maria' });
    await expect(landSet('new-page', store)).rejects.toThrow('one went live at');
  });

  it('is checked as a whole against all else that is live', async () => {
    await begun();
    await newPage(await shellOf(two, 'home', 'pickup'));
    await newPage(await contentOf(two, 'home', 'pickup'));
    const search = await builtFolder(folder, { version: one, contract: { paths: ['/home'] } });
    await publishFolders([search], store);
    // The set's own halves fit each other; the search links where the set no longer leads.
    await newPage(await shellOf(three, 'pickup'));
    await newPage(await contentOf(three, 'pickup'));
    await expect(landSet('new-page', store)).rejects.toThrow('path /home: mfe-search');
    expect(await live('shell')).toBe(one);
  });

  it('does not take away what went live after it was put there', async () => {
    await begun();
    await newPage(await shellOf(two, 'home', 'pickup'));
    await newPage(await contentOf(two, 'home', 'pickup'));
    await publishFolders([await contentOf(three, 'home')], store);
    await expect(landSet('new-page', store)).rejects.toThrow(
      `over ${one}, and ${three} is live since; next: build it from what is live now: pnpm release publish mfe-content --with new-page`,
    );
    expect(await live(content)).toBe(three);
    await newPage(await contentOf('1.3.0-dddddddd', 'home', 'pickup'));
    await landSet('new-page', store);
    expect(await live(content)).toBe('1.3.0-dddddddd');
  });

  it('is listed with what it misses, and forgotten by its name; the releases stay', async () => {
    await begun();
    await newPage(await shellOf(two, 'home', 'pickup'));
    const [set] = await everySet(store);
    expect(set).toMatchObject({ name: 'new-page', set: { releases: { shell: { version: two } } } });
    expect(set?.missing.join()).toContain('page pickup');
    await dropSet('new-page', store);
    expect(await waiting()).toEqual({});
    expect(await store.folderOf('shell', two)).not.toBeNull();
    await expect(dropSet('new-page', store)).rejects.toThrow('nothing waits as new-page');
  });

  it('outlives what other teams publish and take back meanwhile', async () => {
    await begun();
    await newPage(await shellOf(two, 'home', 'pickup'));
    await publishFolders([await builtFolder(folder, { version: one })], store);
    await publishFolders([await builtFolder(folder, { version: two })], store);
    await rollBackTo('mfe-search', {}, store);
    expect(Object.keys(await waiting())).toEqual(['new-page']);
  });

  it('takes no release that says less than it has to, and none that is live', async () => {
    await begun();
    const bare = await builtFolder(folder, { version: one, contract: null });
    await expect(newPage(bare)).rejects.toThrow('no contract.json');
    await expect(newPage(await shellOf(one, 'home'))).rejects.toThrow('is live already');
    expect(await waiting()).toEqual({});
  });
});

describe('what went live together', () => {
  const landed = async () => {
    await begun();
    await newPage(await shellOf(two, 'home', 'pickup'));
    await newPage(await contentOf(two, 'home', 'pickup'));
    await landSet('new-page', store);
  };

  it.each<[AppName]>([['shell'], [content]])(
    'does not go back by half: of %s it is refused, and says which go together',
    async (app) => {
      await landed();
      await expect(rollBackTo(app, {}, store)).rejects.toThrow(
        'next: take back together what belongs together: pnpm release rollback shell mfe-content',
      );
      expect([await live('shell'), await live(content)]).toEqual([two, two]);
    },
  );

  it('goes back in one change', async () => {
    await landed();
    const { revision } = await store.registry.read();
    await rollBackTogether(['shell', content], 'slow', store);
    expect([await live('shell'), await live(content)]).toEqual([one, one]);
    expect((await store.registry.read()).revision).toBe(revision + 1);
    await expect(rollBackTogether(['shell', content], 'again', store)).rejects.toThrow(
      'has no release before the live one',
    );
  });
});

describe('two teams at once', () => {
  /** Keeps the first to write waiting until both want to. */
  function racing(): [ReleaseStore, ReleaseStore] {
    let begin: () => void = () => undefined;
    const begunBoth = new Promise<void>((done) => (begin = done));
    let wanting = 0;
    const one = (): ReleaseStore => ({
      ...store,
      registry: {
        ...store.registry,
        async replace(seen, next) {
          if ((wanting += 1) === 2) begin();
          await begunBoth;
          return store.registry.replace(seen, next);
        },
      },
    });
    return [one(), one()];
  }

  it('put their halves into a set, and neither is lost', async () => {
    await begun();
    const [left, right] = racing();
    const ready = await Promise.all([
      newPage(await shellOf(two, 'home', 'pickup'), left),
      newPage(await contentOf(two, 'home', 'pickup'), right),
    ]);
    // Whoever is second is told that it fits.
    expect(ready.map(({ missing }) => missing.length).sort()[0]).toBe(0);
    expect(Object.keys((await waiting())['new-page']?.releases ?? {}).sort()).toEqual([
      'mfe-content',
      'shell',
    ]);
  });

  it('land it, and it goes live once', async () => {
    await begun();
    await newPage(await shellOf(two, 'home', 'pickup'));
    await newPage(await contentOf(two, 'home', 'pickup'));
    const both = await Promise.allSettled(racing().map((each) => landSet('new-page', each)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { history } = await store.registry.read();
    expect(history.filter(({ set }) => set === 'new-page')).toHaveLength(2);
  });

  it('are told in words where somebody always is faster', async () => {
    await begun();
    await newPage(await shellOf(two, 'home', 'pickup'));
    const raced: ReleaseStore = {
      ...store,
      registry: { ...store.registry, replace: () => Promise.reject(new RegistryConflict()) },
    };
    await expect(dropSet('new-page', raced)).rejects.toThrow('try again');
  });
});
