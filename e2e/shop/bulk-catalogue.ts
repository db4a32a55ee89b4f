/** A category with very many products, all alike: for long lists. */
import { importCatalogue } from './import-catalogue';
import { clientOf } from './provider-client';

/** As many as a list may well have; some more, so that there is another page. */
export const MANY = 1200;
const MORE = 24;
const PICTURES = ['one.svg', 'two.svg', 'three.svg'];
/** Prices in the middle of the shop's own, so that other tests' first and last stay the same. */
const FROM = 4000;

/**
 * Imports it into the shop under test.
 * @param name of its brand, and of each product; its category has it too
 * @param count how many products it has
 * @returns the category's id
 */
export async function importBulk(name = 'Bulk', count = MANY + MORE): Promise<number> {
  const category = `${name} Parts`;
  const products = Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    product_name: `${name} Part ${at + 1} with a name of usual length`,
    brand: 1,
    category: 1,
    variants: [
      {
        variant_name: 'Standard',
        price: FROM + (at % 300),
        default: true,
        images: [{ path: PICTURES[at % PICTURES.length] ?? 'one.svg' }],
      },
    ],
  }));
  await importCatalogue(
    {
      brands: [{ id: 1, brand_name: name }],
      categories: [{ id: 1, category_name: category }],
      products,
    },
    name.toLowerCase(),
    PICTURES,
  );
  return clientOf().categoryNamed(category);
}
