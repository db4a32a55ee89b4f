/** A category with very many products, all alike: for measuring long lists. */
import { importCatalogue } from './import-catalogue';
import { clientOf } from './provider-client';

/** As many as a list may well have; some more, so that there is another page. */
export const MANY = 1200;
const MORE = 24;
const PICTURES = ['one.svg', 'two.svg', 'three.svg'];

const products = Array.from({ length: MANY + MORE }, (_, at) => ({
  id: at + 1,
  product_name: `Bulk Part ${at + 1} with a name of usual length`,
  brand: 1,
  category: 1,
  description: 'One of many.',
  variants: [
    {
      variant_name: 'Standard',
      price: 100 + (at % 700),
      default: true,
      images: [{ path: PICTURES[at % PICTURES.length] ?? 'one.svg' }],
    },
  ],
}));

/** Imports it into the shop under test. @returns the category's id */
export async function importBulk(): Promise<number> {
  await importCatalogue(
    {
      brands: [{ id: 1, brand_name: 'Bulk' }],
      categories: [{ id: 1, category_name: 'Bulk Parts' }],
      products,
    },
    'bulk',
    PICTURES,
  );
  return clientOf().categoryNamed('Bulk Parts');
}
