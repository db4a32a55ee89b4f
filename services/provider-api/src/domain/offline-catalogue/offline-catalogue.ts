/**
 * The catalogue that browsers keep. Who has none gets all of it, of the last hour; who has one gets
 * what changed since, of the last ten minutes. It is made when somebody asks, between the other
 * calls, and is the same for everybody.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import {
  OFFLINE_PRODUCTS_MOST,
  OFFLINE_VARIANTS_MOST,
  type OfflineCatalogueSize,
} from 'shared-contracts/wire/offline-catalogue';
import { loggable } from '../../database/loggable';
import type { Deps } from '../deps';
import { columnsOf, type OfflineColumns } from './columns';
import { keepPrints, printsOf, type Prints } from './prints';
import { offlineProducts, type OfflineProduct } from './read-rows';

/** In milliseconds: how long a whole catalogue is given to those who have none, and the differences. */
const WHOLE_LASTS = 60 * 60_000;
const CHANGES_LAST = 10 * 60_000;
/** Where more of the products changed, the whole catalogue is hardly larger. */
const CHANGED_MOST = 0.2;
/** How many texts of differences are kept, and their characters in all. */
const TEXTS = { max: 20, maxSize: 20_000_000, sizeCalculation: (text: string) => text.length };
/** Raise this where the same products are written otherwise. */
const SHAPE = 1;

const packed = promisify(gzip);

export type OfflineCatalogue = {
  /** @returns null where the catalogue is too large to be kept */
  size(): Promise<OfflineCatalogueSize | null>;
  /**
   * The answer as JSON.
   * @param since the version that the browser has
   * @returns null where the catalogue is too large to be kept
   */
  read(since?: string): Promise<string | null>;
};

type Whole = { size: OfflineCatalogueSize; text: string; madeAt: number };
/** What there is now: a print of each product, which differs when it does. */
type Now = { prints: Prints; madeAt: number };
type Made = { whole: Whole; now: Now };

const printOf = (product: OfflineProduct) =>
  createHash('sha256').update(JSON.stringify(product)).digest('base64url').slice(0, 10);

function versionOf(prints: Prints, synonyms: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify([SHAPE, synonyms]));
  for (const [id, print] of prints) hash.update(`${id}:${print},`);
  return hash.digest('hex').slice(0, 20);
}

type Needed = Pick<Deps, 'db' | 'reads' | 'scheduler' | 'synonyms' | 'now' | 'log'>;

export function createOfflineCatalogue(deps: Needed): OfflineCatalogue {
  const { db, reads, log } = deps;
  const { yieldToOthers } = deps.scheduler;
  const texts = new LRUCache<string, string>(TEXTS);
  let made: Made | null = null;
  let making: Promise<Made | null> | null = null;

  const synonymsNow = async () =>
    [...(await deps.synonyms.read()).of].map(([phrase, names]) => ({ phrase, names: [...names] }));

  const written = async (
    columns: OfflineColumns,
    head: { version: string; madeAt: number; whole: boolean; gone: number[] },
  ) => {
    const { madeAt, ...rest } = head;
    const made_at = new Date(madeAt).toISOString();
    return JSON.stringify({ ...rest, made_at, synonyms: await synonymsNow(), ...columns });
  };

  async function makeWhole(products: OfflineProduct[], { prints, madeAt }: Now): Promise<Whole> {
    const version = versionOf(prints, await synonymsNow());
    const columns = await columnsOf(products, yieldToOthers);
    const text = await written(columns, { version, madeAt, whole: true, gone: [] });
    const bytes = (await packed(text)).length;
    const size = {
      version,
      bytes,
      products: products.length,
      variants: columns.variants.id.length,
    };
    await keepPrints(db, { version, prints, madeAt: new Date(madeAt) }).catch((error: unknown) => {
      // Then whoever has this version gets the whole catalogue again.
      log.warn({ err: loggable(error) }, 'the version of the offline catalogue was not stored');
    });
    return { size, text, madeAt };
  }

  async function make(before: Made | null): Promise<Made | null> {
    const madeAt = deps.now().getTime();
    const isWhole = !before || madeAt - before.whole.madeAt >= WHOLE_LASTS;
    const prints = new Map<number, string>();
    const products: OfflineProduct[] = [];
    let variants = 0;
    for await (const product of offlineProducts(reads, yieldToOthers)) {
      variants += product.variants.length;
      prints.set(product.id, printOf(product));
      if (prints.size > OFFLINE_PRODUCTS_MOST || variants > OFFLINE_VARIANTS_MOST) return null;
      if (isWhole) products.push(product);
    }
    const now = { prints, madeAt };
    return { now, whole: isWhole ? await makeWhole(products, now) : before.whole };
  }

  /** What was made lately, or is made now, once for all who ask meanwhile. */
  async function upToDate(lasts: number): Promise<Made | null> {
    const at = deps.now().getTime();
    if (made && at - made.now.madeAt < lasts && at - made.whole.madeAt < WHOLE_LASTS) return made;
    making ??= make(made)
      .then((next) => (made = next))
      .finally(() => {
        making = null;
      });
    return making;
  }

  async function changesSince(version: string, before: Prints, { now }: Made): Promise<string> {
    const gone = [...before.keys()].filter((id) => !now.prints.has(id));
    const changed = [...now.prints].flatMap(([id, print]) =>
      before.get(id) === print ? [] : [id],
    );
    const products: OfflineProduct[] = [];
    if (changed.length > 0) {
      for await (const product of offlineProducts(reads, yieldToOthers, changed))
        products.push(product);
    }
    const columns = await columnsOf(products, yieldToOthers);
    // One that went off sale a moment ago is gone too.
    const read = new Set(products.map(({ id }) => id));
    const left = [...gone, ...changed.filter((id) => !read.has(id))];
    return written(columns, { version, madeAt: now.madeAt, whole: false, gone: left });
  }

  return {
    size: async () => (await upToDate(WHOLE_LASTS))?.whole.size ?? null,
    async read(since) {
      if (since === undefined) return (await upToDate(WHOLE_LASTS))?.whole.text ?? null;
      const current = await upToDate(CHANGES_LAST);
      if (!current) return null;
      const { prints, madeAt } = current.now;
      const key = `${since} ${madeAt}`;
      const known = texts.get(key);
      if (known !== undefined) return known;
      const before = await printsOf(db, since);
      const changes = before
        ? [...prints].filter(([id, print]) => before.get(id) !== print).length
        : Infinity;
      if (!before || changes > prints.size * CHANGED_MOST) return current.whole.text;
      const text = await changesSince(since, before, current);
      texts.set(key, text);
      return text;
    },
  };
}
