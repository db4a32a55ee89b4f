/** Places that pages offer to any team: who may fill one, and who closes it. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOCUMENT_VERSION } from 'shared-contracts/document-version';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRegistry } from '../src/registry-file';
import { builtFolder } from './built-folder';
import { runRelease } from './run-release';

const [ONE, TWO] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];
const PLACE = 'below.product';
const passed = { type: 'object', properties: { product_id: { type: 'string' } } };
const needed = { ...passed, required: ['product_id'] };

let folder = '';
let settings: Record<string, string> = {};
const run = (...args: string[]) => runRelease(folder, settings, args);
const publish = (app: string, version: string) =>
  run('publish', app, '--untested', '--from', `${app}-${version}`);

/** A shell that offers these places. */
const shellOffering = (version: string, places: object) =>
  builtFolder(folder, {
    app: 'shell',
    version,
    manifest: {
      pages: {},
      document: { version: DOCUMENT_VERSION, routes: [], headerSlots: [], earlyInput: '' },
    },
    contract: {
      shell: {
        ...{ host: [], takes: {}, tokens: [], routes: [], pages: {}, slotOwners: {} },
        libraries: { react: { version: '1.0.0' } },
        places,
      },
    },
  });
const remoteFilling = (app: string, version: string, taken: object, script?: string) =>
  builtFolder(folder, {
    ...{ app, version, ...(script !== undefined && { script }) },
    manifest: { pages: {}, fragments: { [PLACE]: ['entry.js'] } },
    contract: { fragments: { [PLACE]: taken } },
  });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'places-'));
  settings = {
    RELEASE_STORE: join(folder, 'store'),
    REMOTE_ORIGINS: 'mfe-reviews=https://reviews.example, mfe-hire=https://hire.example',
  };
  await shellOffering(ONE, { [PLACE]: needed });
  await publish('shell', ONE);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a place', () => {
  it('is filled by a release of another team, without one of the shell', async () => {
    await remoteFilling('mfe-reviews', ONE, passed);
    expect((await publish('mfe-reviews', ONE)).said).toContain(`mfe-reviews ${ONE} is live`);
  });

  it('is filled by nobody where the shell does not offer it, or passes less', async () => {
    await shellOffering(TWO, { 'below.home': { type: 'object', properties: {} } });
    await publish('shell', TWO);
    await remoteFilling('mfe-reviews', ONE, passed);
    const { code, said } = await publish('mfe-reviews', ONE);
    expect(code).toBe(1);
    expect(said).toContain(
      `place ${PLACE}: mfe-reviews ${ONE} fills it; shell ${TWO} does not offer it`,
    );
    await run('rollback', 'shell');
    const more = { properties: { ...passed.properties, sku: { type: 'string' } } };
    await remoteFilling('mfe-reviews', TWO, { type: 'object', ...more, required: ['sku'] });
    expect((await publish('mfe-reviews', TWO)).said).toContain(
      `place ${PLACE}, sku: shell ${ONE} passes nothing of that name; mfe-reviews ${TWO} takes string, always`,
    );
  });

  it('is taken from nobody by the shell while a release fills it', async () => {
    await remoteFilling('mfe-reviews', ONE, passed);
    await publish('mfe-reviews', ONE);
    await shellOffering(TWO, {});
    const { code, said } = await publish('shell', TWO);
    expect(code).toBe(1);
    expect(said).toContain(`mfe-reviews ${ONE} fills it; shell ${TWO} does not offer it`);
    expect(said).toContain('next: ');
  });

  it('has one part: a second team is refused', async () => {
    await remoteFilling('mfe-reviews', ONE, passed);
    await publish('mfe-reviews', ONE);
    await remoteFilling('mfe-hire', ONE, passed);
    const { code, said } = await publish('mfe-hire', ONE);
    expect(code).toBe(1);
    expect(said).toContain(
      `place ${PLACE}: mfe-hire ${ONE} fills it; mfe-reviews ${ONE} does already, and it has one part`,
    );
  });

  it('stays light: a part that loads much is refused, with what it weighs', async () => {
    const script = `/* ${randomBytes(45_000).toString('base64')} */`;
    await remoteFilling('mfe-reviews', ONE, passed, script);
    const { code, said } = await publish('mfe-reviews', ONE);
    expect(code).toBe(1);
    expect(said).toMatch(
      /place below\.product: mfe-reviews \S+ loads 4\d\.\d KB of scripts for it; 40 KB at most/,
    );
  });

  it('is filled by no remote whose origin no document server has', async () => {
    settings.REMOTE_ORIGINS = 'mfe-hire=https://hire.example';
    await remoteFilling('mfe-reviews', ONE, passed);
    const { code, said } = await publish('mfe-reviews', ONE);
    expect(code).toBe(1);
    expect(said).toContain(
      `place ${PLACE}: mfe-reviews ${ONE} would be shown there; REMOTE_ORIGINS names no origin of it`,
    );
  });
});

it('is closed and opened by a word, which the history and the status say', async () => {
  expect((await run('place', PLACE, 'off', '--reason', 'too loud')).said).toContain('is off');
  const closed = await openRegistry(join(folder, 'store')).read();
  expect(closed.closedPlaces).toEqual([PLACE]);
  expect(closed.history.at(-1)).toMatchObject({ action: 'place', reason: 'too loud' });
  expect((await run('status')).said).toContain(`${PLACE} is off: nobody is shown its part`);
  expect((await run('place', PLACE, 'off')).said).toContain('is off already');
  await run('place', PLACE, 'on');
  expect((await openRegistry(join(folder, 'store')).read()).closedPlaces).toEqual([]);
  expect(await run('place', 'below.checkout', 'off')).toMatchObject({ code: 2 });
});
