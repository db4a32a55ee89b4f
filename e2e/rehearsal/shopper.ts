/** A shopper who browses: documents, scripts of the remotes, lists, searches, products, pictures. */
import { createClient, reasonOf, type Answer } from './client';
import type { Tally } from './tally';
import { pause } from './until';

export type Catalogue = {
  /** Products' ids. */
  products: number[];
  /** Paths of pictures. */
  pictures: string[];
};

const WORDS = ['grinder', 'drill', 'hose', 'valve', 'bolt', 'martilyo', 'chain hoist'];
/** Between two requests, in milliseconds. */
const THINKS = 60;

type Visit = { url: string; body?: unknown; isRight: (answer: Answer) => boolean };

/** Also one that is left to the browser to render. */
const isDocument = ({ text }: Answer) =>
  text.trimEnd().endsWith('</html>') && text.includes('storefront-state');
const isJson = ({ text }: Answer) => {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
};
const isFilled = ({ text }: Answer) => text.length > 0;

const pick = <One>(list: readonly One[]): One => {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

/** The requests of one turn, without the scripts, which the document names. */
function turn(shop: string, { products, pictures }: Catalogue): Visit[] {
  const call = `${shop}/api/store/products`;
  const word = pick(WORDS);
  const id = pick(products);
  const page = pick(['/', '/store', '/blogs', `/products/${id}`, `/search?q=${word}`]);
  return [
    { url: `${shop}${page}`, isRight: isDocument },
    { url: call, body: { limit: 20, offset: pick([0, 20, 40]) }, isRight: isJson },
    { url: `${call}/search`, body: { query: word }, isRight: isJson },
    { url: `${call}/details/${id}`, isRight: isJson },
    { url: `${shop}${pick(pictures)}`, isRight: isFilled },
  ];
}

/** A script of a remote that the document names. */
function scriptIn(html: string): string | undefined {
  const scripts = [...html.matchAll(/https:\/\/releases\.[^"'\s\\]+?\.js/g)].map(([url]) => url);
  return scripts.length > 0 ? pick(scripts) : undefined;
}

/**
 * Browses until it is over.
 * @param waits called before each request
 */
export async function browse(
  shop: { origin: string; certificate: string },
  catalogue: Catalogue,
  tally: Tally,
  isOver: () => boolean,
  waits: () => Promise<void>,
): Promise<void> {
  const client = createClient(shop.certificate);
  const visit = async ({ url, body, isRight }: Visit): Promise<Answer | null> => {
    await waits();
    const began = performance.now();
    try {
      const answer = await client.ask(url, { body, repeats: true });
      const right = answer.status === 200 && isRight(answer);
      const kind = body === undefined ? 'GET' : 'POST';
      const { pathname } = new URL(url);
      const fault = right ? null : `${answer.status} ${kind} ${pathname.replace(/\d+/g, 'N')}`;
      const rendered = isRight !== isDocument || answer.text.includes('data-boundary');
      tally.read(fault, began, rendered ? answer.header('x-cache') : 'not rendered');
      return right ? answer : null;
    } catch (error) {
      tally.read(reasonOf(error), began);
      return null;
    } finally {
      await pause(THINKS);
    }
  };
  while (!isOver()) {
    for (const next of turn(shop.origin, catalogue)) {
      if (isOver()) break;
      const answer = await visit(next);
      const script = answer && next.isRight === isDocument ? scriptIn(answer.text) : undefined;
      if (script !== undefined) await visit({ url: script, isRight: isFilled });
    }
  }
  client.close();
}
