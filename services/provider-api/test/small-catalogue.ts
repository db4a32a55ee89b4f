import { createHash } from 'node:crypto';
import type { Catalogue, CatalogueProduct } from '../src/domain/import/catalogue-file';
import type { PictureSource } from '../src/domain/import/picture-source';
import type { PictureLibrary } from '../src/domain/pictures/library';

const price = (at: number) => (at % 7 === 3 ? null : 100 + ((at * 37) % 11) * 25.5);

/** Names whose order differs between collations, and two that are equal but for their case. */
const oddNames = [
  'Éclair torch',
  'ear muffs',
  'Ear Muffs',
  'zinc plate',
  'Zebra tape',
  'ångström gauge',
];

const plain: CatalogueProduct[] = Array.from({ length: 30 }, (_, at) => ({
  id: `p${at}`,
  product_name: oddNames[at] ?? `Angle Grinder ${String.fromCharCode(90 - at)}${at}`,
  brand: at % 2 === 0 ? 'b1' : 'b2',
  category: at % 3 === 0 ? 'c1' : 'c2',
  description: `Grinds and cuts, number ${at}.`,
  featured: at < 4,
  variants: [
    {
      id: 'only',
      variant_name: 'Standard',
      price: price(at),
      specs: [{ label: 'Model', specs: `GR-${1000 + at}` }],
      images: at === 5 ? [] : [{ path: `products/p${at}.svg` }],
    },
  ],
}));

/** The catalogue of the tests: small, with all special cases. */
export const smallCatalogue: Catalogue = {
  brands: [
    { id: 'b1', brand_name: 'Tamaraw', file_name: 'tamaraw.svg', image_path: 'brands/tamaraw.svg' },
    { id: 'b2', brand_name: 'Bayani Tools', description: 'Hand tools from Cebu.' },
    { id: 'b3', brand_name: 'Empty Brand' },
  ],
  categories: [
    { id: 'c1', category_name: 'Power Tools', description: 'With a plug or a battery.' },
    { id: 'c2', category_name: 'Hand Tools' },
  ],
  products: [
    ...plain,
    {
      id: 'drill',
      product_name: 'Cordless Hammer Drill',
      brand: 'b1',
      category: 'c1',
      description: 'Drills concrete and steel.',
      variants: [
        {
          id: 1,
          variant_name: 'Bare tool',
          price: 4999.5,
          useage: '<p>Wear goggles.</p>',
          specs: [{ label: 'SKU', specs: 'TMW-HD18' }],
          inclusions: [{ name: 'Side handle' }],
          images: [{ path: 'products/drill.svg' }],
        },
        { id: 2, variant_name: 'Kit', price: 8999, default: true, stock: 5 },
        { id: 3, variant_name: 'Pallet', price: null },
      ],
    },
    {
      id: 'wrench',
      product_name: 'Hydraulic Torque Wrench',
      brand: 'b2',
      category: 'c2',
      description: 'For large bolts.',
      variants: [{ variant_name: 'Standard', price: 12_500, stock: 0 }],
    },
  ],
  blogs: [
    {
      header: 'Older article',
      body: '<p>Older.</p>',
      created_at: '2026-01-05T08:00:00+08:00',
      image_path: 'blogs/older.svg',
    },
    { header: 'Newer article', body: '<p>Newer.</p>', created_at: '2026-03-05T08:00:00+08:00' },
  ],
  testimonials: [
    { body: 'Fast and fair.', by: 'Ana Cruz', position: 'Foreman', from: 'Cruz Builders' },
  ],
};

const drawing = (path: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><title>${path}</title></svg>`,
  );

/** A small drawing for every path of the small catalogue. */
export function smallPictures(library: PictureLibrary): PictureSource {
  return {
    take: async (path) => ({ path: await library.keep('shop', path, drawing(path), 'svg') }),
  };
}

/** The path under which a drawing is served; the hash in it is that of the drawing's content. */
export function storedPath(path: string): string {
  const hash = createHash('sha256').update(drawing(path)).digest('hex').slice(0, 12);
  return `imported/shop/${path.replace('/', '-').replace('.svg', '')}.${hash}.svg`;
}
