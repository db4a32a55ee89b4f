import type { RemoteName } from 'shared-contracts/door';
import { REMOTE_NAMES } from 'shared-contracts/own-apps';
import { routes } from '../src/routes';
import type { Planted, PlantedShop } from './planted-shop';

/** Ways in which a server build fails. */
export const FAULTS: Record<string, Planted> = {
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

/** Where a remote is met other than on its first page: in a slot, and on a page of its alone. */
const ELSEWHERE: Partial<Record<RemoteName, string>> = {
  'mfe-cart-checkout': '/store',
  'mfe-content': '/privacy-policy',
};

/** A page that a remote fills for a guest. */
function ownPage(remote: RemoteName): string {
  const first = routes.find(
    (route) =>
      route.kind === 'remote' &&
      route.remote === remote &&
      route.guard !== 'signed-in' &&
      !route.path.includes(':'),
  );
  const path = ELSEWHERE[remote] ?? first?.path;
  if (path === undefined) throw new Error(`${remote} fills no page that a guest may see`);
  return path;
}

const neighbourOf = (remote: RemoteName) =>
  remote === 'mfe-content' ? '/login' : '/terms-and-conditions';

export type RenderingCase = { remote: RemoteName; fault: string };

/** Each fault in each remote. */
export const CASES: RenderingCase[] = Object.keys(FAULTS).flatMap((fault) =>
  REMOTE_NAMES.map((remote) => ({ remote, fault })),
);

/** What came of a page whose remote fails, and of another one that was asked for beside it. */
export type Outcome = {
  /** Both pages came, as pages that a browser can start from. */
  working: boolean;
  neighbour: boolean;
  /** How long the failing page took, in milliseconds. */
  took: number;
};

/**
 * Publishes a server build that fails, asks for its page and another's at once, waits until the
 * shop has got over it, and publishes one that is well.
 */
export async function tryFault(
  shop: PlantedShop,
  { remote, fault }: RenderingCase,
): Promise<Outcome> {
  const own = ownPage(remote);
  const neighbour = neighbourOf(remote);
  const isPage = async (answer: Response) =>
    answer.status === 200 && (await answer.text()).includes('id="root"');
  await shop.publish(remote, FAULTS[fault]);
  await shop.untilRendered(neighbour);
  const began = performance.now();
  const [{ working, took }, beside] = await Promise.all([
    shop.get(own).then(async (answer) => {
      const working = await isPage(answer);
      return { working, took: performance.now() - began };
    }),
    shop.get(neighbour).then(isPage),
  ]);
  // The pool has got over it, and the page is well as soon as its release is.
  await shop.untilRendered(neighbour);
  await shop.publish(remote);
  await shop.untilRendered(own);
  return { working, neighbour: beside, took };
}
