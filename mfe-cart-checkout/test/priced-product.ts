/** A product that one test alone sells, at a price and with a stock that change while the shop is open. */
import { inject } from 'vitest';
import { lineOf } from './reference-shop';

/** Imports it as the shop's staff do. @param price in pesos @param stock in units; null for not counted */
async function importAt(
  product_name: string,
  price: number,
  stock: number | null = null,
): Promise<void> {
  const catalogue = {
    brands: [{ id: 1, brand_name: 'Kraftig' }],
    categories: [{ id: 1, category_name: 'Power tools' }],
    products: [
      {
        id: 1,
        product_name,
        brand: 1,
        category: 1,
        variants: [{ variant_name: 'Standard', price, stock, default: true }],
      },
    ],
  };
  const answer = await fetch(`${inject('importOrigin')}/${product_name.replaceAll(' ', '-')}`, {
    method: 'POST',
    body: JSON.stringify(catalogue),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Begins to sell a hammer of its own at so many pesos; `sellAt` sells it at another price. */
export async function sellAt(price: number) {
  const name = `Hammer ${crypto.randomUUID()}`;
  await importAt(name, price);
  return {
    line: await lineOf(name),
    sellAt: (next: number, stock: number | null = null) => importAt(name, next, stock),
  };
}
