/** A small catalogue of special cases for lists and product pages, added to the shop's own. */
import { importCatalogue } from './import-catalogue';

const PICTURES = Array.from({ length: 7 }, (_, at) => `view-${at + 1}.svg`);

/** A name of 300 letters, with long words that can't be broken. */
export const LONG_NAME =
  `Batibot Press ${'Reinforced'.repeat(8)} ${'with every part that was ever made for it '.repeat(9)}`
    .slice(0, 299)
    .padEnd(300, '.');

/** How many products each of its categories has. */
export const SIZES = { 'Batibot Twelve': 12, 'Batibot Two Dozen': 24, 'Batibot Nothing Yet': 0 };

/** Prices in the middle of the shop's own, so that other tests' first and last stay the same. */
const MIDDLE = 4321;

const plain = (category: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${category}-${at + 1}`,
    // Names and prices have opposite orders, so that each sort gives another list.
    product_name: `Batibot ${category} Part ${String(at + 1).padStart(2, '0')}`,
    brand: 1,
    category,
    variants: [
      { variant_name: 'Standard', price: MIDDLE - at, default: true, stock: at === 3 ? 0 : 50 },
    ],
  }));

const products = [
  ...plain(1, 12),
  ...plain(2, 24),
  {
    id: 'press',
    product_name: LONG_NAME,
    brand: 2,
    category: 4,
    description: 'A press.',
    variants: Array.from({ length: 40 }, (_, at) => ({
      variant_name: `BP-${at + 1}`,
      price: at === 1 ? 0 : MIDDLE + at,
      default: at === 0,
      stock: at === 2 ? 0 : 9,
      specs: [
        { label: 'Force', specs: `${at + 1} t` },
        { label: 'Voltage', specs: '220 V' },
      ],
      inclusions: [{ name: 'Handle' }, { name: 'Manual' }],
      useage:
        '<h3>Before use</h3><p>Wear <b>gloves</b>.</p><script>window.hurt=true</script><p><a href="javascript:hurt()">Manual</a></p><form></form>',
      images: at === 0 ? PICTURES.map((path) => ({ path })) : [],
    })),
  },
  {
    id: 'quote',
    product_name: 'Batibot Made to Order',
    brand: 2,
    category: 4,
    variants: [{ variant_name: 'To drawing', default: true }],
  },
];

/** Imports it once, however many tests call this. */
export async function importHardCatalogue(): Promise<void> {
  const said = await importCatalogue(
    {
      brands: [
        { id: 1, brand_name: 'Batibot' },
        { id: 2, brand_name: 'Batibot Heavy' },
        { id: 3, brand_name: 'Batibot Empty' },
      ],
      categories: [
        { id: 1, category_name: 'Batibot Twelve', description: 'A dozen parts.' },
        { id: 2, category_name: 'Batibot Two Dozen' },
        { id: 3, category_name: 'Batibot Nothing Yet' },
        { id: 4, category_name: 'Batibot Machines' },
      ],
      products,
    },
    'batibot',
    PICTURES,
  );
  if (!/products: \d+ (added|unchanged)/.test(said)) throw new Error(said);
}
