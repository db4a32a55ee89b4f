/** Names as long as an import takes, a product of 96 variants, a category of 60 below it. */
import { importCatalogue } from './import-catalogue';

const CHILDREN = 60;
const VARIANTS = 96;
/** In the middle of the shop's own, so that other tests' first and last stay the same. */
const PRICE = 4321.99;

const words = (start: string, most: number) =>
  `${start} ${'Napakahabangpangalannawalangpuwang'.repeat(3)} ${'na may kasamang lahat ng piyesa '.repeat(20)}`
    .slice(0, most - 1)
    .trimEnd()
    .padEnd(most, 'g');

export const HARD = {
  brand: words('Mahabangtatak', 200),
  category: words('Mahabanguri', 200),
  product: words('Mahabangbagay', 484),
  variant: words('MB-96', 300),
};

const child = (at: number) => (at === 0 ? HARD.category : `Mahabanguri na pangalawa ${at + 1}`);

/** Imports it once, however many tests call this. */
export async function importHardNames(): Promise<void> {
  const said = await importCatalogue(
    {
      brands: [{ id: 1, brand_name: HARD.brand }],
      categories: [
        { id: 'top', category_name: 'Mahabanguri na una' },
        ...Array.from({ length: CHILDREN }, (_, at) => ({
          id: `below-${at}`,
          category_name: child(at),
          parent: 'top',
        })),
      ],
      products: Array.from({ length: 4 }, (_, at) => ({
        id: `hard-${at}`,
        product_name: at === 0 ? HARD.product : `${HARD.product.slice(0, 300)} ${at}`,
        brand: 1,
        category: 'below-0',
        description: HARD.product,
        variants: Array.from({ length: at === 0 ? VARIANTS : 1 }, (_, nth) => ({
          variant_name: nth === 1 ? HARD.variant : `MB-${at}-${nth + 1}`,
          price: at === 3 ? 0 : PRICE + nth,
          default: nth === 0,
          stock: at === 2 ? 0 : 5_000,
          specs: [
            { label: 'Haba', specs: `${nth + 1} mm` },
            { label: HARD.category, specs: HARD.product },
          ],
        })),
      })),
    },
    'mahaba-names',
    [],
  );
  if (!/products: \d+ (added|unchanged)/.test(said)) throw new Error(said);
}
