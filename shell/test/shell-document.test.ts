/** Which pages there are is said by the shell's release that a shopper gets, and goes back with it. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentContract, Route } from 'shared-contracts/document-contract';
import type { AppState } from 'shared-contracts/release';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPlantedShop, type PlantedShop } from './planted-shop';

const NEXT = '1.0.1-11111111';

let shop: PlantedShop;
beforeEach(async () => {
  shop = await openPlantedShop();
});
afterEach(() => shop.close());

const built = (): DocumentContract => {
  const { document } = shop.shell;
  if (!document) throw new Error('the shell was built without its documents');
  return document;
};

/** Releases the built shell again, with something else said of its documents. */
async function release(
  document: DocumentContract | undefined,
  state: Partial<AppState> = {},
): Promise<void> {
  const { document: _own, ...said } = shop.shell;
  const manifest = { ...said, ...(document && { document }), version: NEXT };
  const folder = (version: string) => join(shop.store, 'shell', version);
  await cp(folder(shop.shell.version), folder(NEXT), { recursive: true });
  const publishedAt = '2026-01-02T00:00:00Z';
  shop.registry.apps.shell = {
    live: NEXT,
    canary: null,
    lastKnownGood: shop.shell.version,
    releases: {
      [NEXT]: { publishedAt, manifest },
      [shop.shell.version]: { publishedAt, manifest: shop.shell },
    },
    ...state,
  };
  shop.registry.revision += 1;
}

/** The shell before is live again. */
function rollBack(): void {
  const { shell } = shop.registry.apps;
  if (shell) shell.live = shop.shell.version;
  shop.registry.revision += 1;
}

const statusOf = async (path: string) => (await shop.get(path)).status;
const without = (path: string) => built().routes.filter((route) => route.path !== path);

describe('the pages of a shop', () => {
  it('come and go with the release of the shell', async () => {
    await shop.untilRendered('/brands');
    expect(await statusOf('/brands')).toBe(200);
    const moved: Route = { kind: 'redirect', path: '/brands', to: '/store' };
    await release({ ...built(), routes: [...without('/brands'), moved] });
    expect((await shop.get('/brands')).headers.get('location')).toBe('/store');
    rollBack();
    expect(await statusOf('/brands')).toBe(200);
  });

  it('are none that the release doesn’t have', async () => {
    await release({ ...built(), routes: without('/brands') });
    expect(await statusOf('/brands')).toBe(404);
    rollBack();
    expect(await statusOf('/brands')).toBe(200);
  });

  it('carry the script for early clicks of their own shell', async () => {
    const page = await shop.untilRendered('/brands');
    expect(page).toContain(built().earlyInput);
    await release({ ...built(), earlyInput: '/* of the next shell */' });
    expect(await shop.untilRendered('/brands')).toContain('/* of the next shell */');
  });

  it('have the head that their shell wrote', async () => {
    const page = await shop.untilRendered('/brands');
    expect(page).toMatch(/<title>brands \| [^<]+<\/title>/);
    expect(page).toMatch(/<meta data-page-head="" property="og:title" content="brands">/);
  });
});

describe('a shell whose documents this server can’t make', () => {
  it('is not given: its last known good release is, and a person hears of it', async () => {
    await release({ ...built(), version: 2 });
    const page = await shop.untilRendered('/brands');
    expect(page).toContain(`/shell/${shop.shell.version}/`);
    expect(page).not.toContain(NEXT);
    expect(shop.warnings).toEqual([
      `shell ${NEXT} wants documents of version 2, this server makes version 1: its last known good release is given`,
    ]);
  });

  it('leaves a shop without a release where it is the only one', async () => {
    await release(undefined, { lastKnownGood: null });
    const answer = await shop.get('/brands');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe('The shop has no release yet.');
  });
});
