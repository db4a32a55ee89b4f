import { listBrands, readBrand } from 'shared-contracts/calls';
import { and, asc, eq, not, sql } from 'drizzle-orm';
import { brands } from '../database/tables/catalogue';
import type { Deps } from '../deps';
import { answer, type App } from '../http/answer';
import { rowId } from '../http/ids';
import { notFound } from '../http/refusal';
import { countOf, firstPage } from './first-page';

const columns = {
  id: brands.id,
  brand_name: brands.name,
  file_name: brands.fileName,
  image_path: brands.imagePath,
  description: brands.description,
  products_count: countOf(sql`counted.brand_id = brands.id`),
};

export function brandRoutes(app: App, deps: Deps): void {
  const { reads } = deps;

  answer(app, deps, listBrands, () =>
    reads
      .select(columns)
      .from(brands)
      .where(not(brands.retired))
      .orderBy(asc(brands.nameKey), asc(brands.id)),
  );

  answer(app, deps, readBrand, async ({ id: text }) => {
    const id = rowId(text);
    const [brand] =
      id === null
        ? []
        : await reads
            .select(columns)
            .from(brands)
            .where(and(eq(brands.id, id), not(brands.retired)));
    if (!brand) throw notFound('Brand not found.');
    return { ...brand, ...(await firstPage(reads, { brand: [text] })) };
  });
}
