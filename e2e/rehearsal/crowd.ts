/** The load of the rehearsal: shoppers who browse and buyers who order, as long as it runs. */
import { Buyer, type Item } from './buyer';
import { createClient } from './client';
import type { RehearsedShop } from './rehearsed-shop';
import { browse, type Catalogue } from './shopper';
import type { Tally } from './tally';
import { until } from './until';

const SHOPPERS = 6;
const BUYERS = 4;
/** More than all buyers can use up, and so that what was sold can be counted. */
const STOCK = 1_000_000;

export type Crowd = {
  buyers: Buyer[];
  /** Paths of pictures that shoppers ask for. */
  pictures: readonly string[];
  /** Nobody begins another request; what was begun has come to its end. */
  pause: () => Promise<void>;
  resume: () => void;
  /** Ends all of it. */
  end: () => Promise<void>;
  /** How many units the shop has sold of the buyers' item. */
  sold: () => Promise<number>;
};

/** What visitors ask for: products of the list, and the pictures that the home page shows. */
async function catalogueOf(shop: RehearsedShop): Promise<Catalogue> {
  const client = createClient(shop.certificate);
  const listed = await client.ask(`${shop.origin}/api/store/products`, { body: { limit: 60 } });
  const home = await client.ask(`${shop.origin}/`);
  client.close();
  const products = (JSON.parse(listed.text) as { id: number }[]).map(({ id }) => id);
  const named = home.text.matchAll(/\/storage\/[^"'\s\\,&]+/g);
  const pictures = [...new Set([...named].map(([path]) => path))];
  if (products.length === 0 || pictures.length === 0) throw new Error('the shop shows no products');
  return { products, pictures };
}

/** A variant that every buyer orders, at one price, with a stock that is counted. */
async function itemOf({ postgres }: RehearsedShop): Promise<Item> {
  const plain = `select id from variants where price is not null and stock > 0 and not retired
    and coalesce(sale_price, minimum_order, order_step) is null and price_steps is null
    order by id limit 1`;
  const id = await postgres.ask('primary', plain);
  await postgres.ask('primary', `update variants set stock = ${STOCK} where id = ${id}`);
  const row = await postgres.ask(
    'primary',
    `select product_id || ' ' || price from variants where id = ${id}`,
  );
  const [product_id = 0, centavos = 0] = row.split(' ').map(Number);
  return { product_id, variant_id: Number(id), centavos };
}

/** Registers the buyers and lets all begin. */
export async function startCrowd(shop: RehearsedShop, tally: Tally): Promise<Crowd> {
  const catalogue = await catalogueOf(shop);
  const item = await itemOf(shop);
  const buyers = Array.from({ length: BUYERS }, () => new Buyer(shop, item, tally));
  for (const buyer of buyers) await buyer.register(shop.mails);
  let over = false;
  let paused: Promise<void> | null = null;
  let go: () => void = () => undefined;
  let waiting = 0;
  const waits = async () => {
    while (paused && !over) {
      waiting += 1;
      await paused;
      waiting -= 1;
    }
  };
  const all = Promise.all([
    ...Array.from({ length: SHOPPERS }, () => browse(shop, catalogue, tally, () => over, waits)),
    ...buyers.map((buyer) => buyer.order(() => over, waits)),
  ]);
  const resume = () => {
    paused = null;
    go();
  };
  return {
    buyers,
    pictures: catalogue.pictures,
    async pause() {
      paused ??= new Promise((done) => (go = done));
      await until('every visitor waits', 60_000, () => waiting === SHOPPERS + BUYERS);
    },
    resume,
    async end() {
      over = true;
      resume();
      await all;
      for (const buyer of buyers) buyer.close();
    },
    async sold() {
      const left = `select stock from variants where id = ${item.variant_id}`;
      return STOCK - Number(await shop.postgres.ask('primary', left));
    },
  };
}
