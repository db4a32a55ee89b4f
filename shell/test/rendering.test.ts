import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REMOTE_NAMES, type RemoteName } from 'shared-contracts/door';
import { openPlantedShop, type Planted, type PlantedShop } from './planted-shop';

/** Ways in which a server build fails. */
const FAULTS: Record<string, Planted> = {
  throws: { loads: "throw new Error('planted')" },
  'throws while rendering': { renders: "throw new Error('planted')" },
  'throws later': { loads: "setTimeout(() => { throw new Error('planted'); }, 20)" },
  'loops for ever': { loads: 'for (;;);' },
  'eats heap': { loads: 'const all = []; for (;;) all.push(new Array(1e5).fill(all));' },
  'eats Buffers': {
    loads: `const all = [];
      const more = () => { all.push(Buffer.alloc(3e7, 1)); setTimeout(more, 1); };
      more(); await new Promise(() => {});`,
  },
  exits: { loads: 'process.exit(0)' },
  hangs: { loads: 'await new Promise(() => {})' },
  'has the wrong shape': { setsUp: "return { pages: 'none', fragments: 7 };" },
};

/** Each remote, on a page that it fills, and a page of the others. */
const PAGES: Record<RemoteName, { own: string; neighbour: string }> = {
  'mfe-catalog': { own: '/store', neighbour: '/terms-and-conditions' },
  'mfe-search': { own: '/search', neighbour: '/terms-and-conditions' },
  'mfe-cart-checkout': { own: '/store', neighbour: '/terms-and-conditions' },
  'mfe-account': { own: '/login', neighbour: '/terms-and-conditions' },
  'mfe-content': { own: '/privacy-policy', neighbour: '/login' },
};

describe('a remote’s server build that fails', () => {
  let shop: PlantedShop;
  beforeAll(async () => {
    shop = await openPlantedShop();
    await shop.untilRendered('/login');
  });
  afterAll(() => shop.close());

  // Every fault once, and every remote; `RENDER_FAULTS=all` for all of both.
  const cases = Object.keys(FAULTS).flatMap((fault, row) =>
    REMOTE_NAMES.filter((_, at) => process.env.RENDER_FAULTS === 'all' || at === row % 5).map(
      (remote) => ({ remote, fault }),
    ),
  );
  it.each(cases)('leaves the page to the browser: $remote $fault', async ({ remote, fault }) => {
    const { own, neighbour } = PAGES[remote];
    await shop.publish(remote, FAULTS[fault]);
    await shop.untilRendered(neighbour);
    const [failing, beside] = await Promise.all([shop.get(own), shop.get(neighbour)]);
    expect(failing.status).toBe(200);
    expect(await failing.text()).toContain('id="root"');
    expect(beside.status).toBe(200);
    // The pool has got over it, and the page is well as soon as its release is.
    expect(await shop.untilRendered(neighbour)).toContain(' of mfe-');
    await shop.publish(remote);
    await shop.untilRendered(own);
  });

  it('holds no more memory than before', () => {
    // Some hundred megabytes were eaten, but by the workers.
    expect(process.memoryUsage().external).toBeLessThan(300e6);
  });
});
