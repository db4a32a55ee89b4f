/** A supplier's small catalogue, and a shop to import it into. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Catalogue } from '../src/domain/import/catalogue-file';
import type { JobResult } from '../src/domain/job-result';
import { runJob, type Job } from '../src/domain/import/job';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

export const supplier: Catalogue = {
  brands: [
    { id: 1, brand_name: 'Northwind', file_name: 'n.svg', image_path: '/brands/n.svg' },
    { id: 2, brand_name: 'TAMARAW' },
  ],
  categories: [
    { id: 1, category_name: 'Ladders' },
    { id: 2, category_name: 'hand tools' },
  ],
  products: [
    {
      id: 1,
      product_name: 'Step Ladder',
      brand: 1,
      category: 1,
      description: 'Three steps.',
      variants: [
        {
          id: 1,
          variant_name: 'Small',
          price: 1500,
          stock: 10,
          images: [{ path: 'images/a.png' }],
        },
        { id: 2, variant_name: 'Large', price: 2500.75 },
      ],
    },
    {
      id: 2,
      product_name: 'Claw Hammer',
      brand: 2,
      category: 2,
      variants: [{ variant_name: 'Standard', price: 0, images: [{ path: 'images/none.png' }] }],
    },
  ],
};

type More = Partial<Job> & { name?: string; pause?: () => Promise<void> };

type Row = {
  id: number;
  product_name: string;
  price: number | null;
  brand_name: string;
  category_name: string;
  first_image: { path: string };
};

export type SupplierShop = {
  shop: TestShop;
  /** Where the supplier's file and pictures are. */
  folder: string;
  /** Imports a file of this content. */
  run: (content: unknown, source?: string, more?: More) => Promise<JobResult>;
  /** The listed products. */
  all: () => Promise<Row[]>;
};

export async function openSupplierShop(database: TestDatabase): Promise<SupplierShop> {
  const shop = await openTestShop(database);
  const folder = join(shop.directory, 'supplier');
  await mkdir(join(folder, 'images'), { recursive: true });
  const picture = sharp({
    create: { width: 400, height: 300, channels: 3, background: '#3366aa' },
  });
  await picture.png().toFile(join(folder, 'images/a.png'));
  return {
    shop,
    folder,
    async run(content, source = 'supplier', more = {}) {
      const { name = 'catalogue.json', pause = null, ...options } = more;
      const file = join(folder, name);
      const text = typeof content === 'string' || Buffer.isBuffer(content);
      await writeFile(file, text ? content : JSON.stringify(content));
      const job = { file, images: folder, source, ...options };
      return runJob(job, { ...shop.deps, jobs: shop.deps.db, pause });
    },
    all: async () => (await shop.post('/api/store/products', { limit: 100 })).json as Row[],
  };
}
