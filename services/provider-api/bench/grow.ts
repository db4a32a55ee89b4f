/**
 * Repeats a shop's products in series, directly in the database, in the same way on every run. An
 * import of the same products gives the same columns, but takes much longer.
 */
import { count, max, not, sql } from 'drizzle-orm';
import type { Database } from '../src/database/open';
import { products, variants } from '../src/database/tables/catalogue';
import { productValues, variantValues } from '../src/database/tables/specs';
import { rebuildVocabulary } from '../src/domain/search/vocabulary';

/** The most variants of a repeated product; all forty sizes of a bolt would add nothing. */
const VARIANTS_MOST = 8;

/** Adds one series: each product once more, with a number, prices and stocks of its own. */
async function addSeries(db: Database, series: number, most: number, apart: number): Promise<void> {
  // Ids are shifted by series, so that every series knows the ids of its variants' products.
  const shift = series * apart;
  const said = `, series ${series}`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table copied on commit drop as
      select * from ${products} where id <= ${apart} and not retired order by id limit ${most}`);
    const added = await tx.execute(sql`insert into ${products} (id, name, sort_name, brand_id,
        category_id, description, featured, first_image, search_text, search_title, search_vector)
      select id + ${shift}, name || ${said}, sort_name || ${said}, brand_id, category_id,
        description || ${` Series ${series}.`}, false, first_image,
        replace(search_text, ' | ', ${` series ${series} | `}), search_title,
        search_vector || setweight(to_tsvector('english', ${`series ${series}`}), 'A')
      from copied`);
    void added;
    await tx.execute(sql`insert into ${variants} (id, product_id, place, name, price, description,
        useage, specs, inclusions, images, is_default, stock, stock_imported)
      select v.id + ${shift}, v.product_id + ${shift}, place, v.name,
        v.price + ((v.id * 37 + ${series} * 101) % 400) * 25, v.description, useage, specs,
        inclusions, images, is_default, (v.id * 7 + ${series}) % 60, (v.id * 7 + ${series}) % 60
      from ${variants} v join copied c on c.id = v.product_id
      where not v.retired and (place < ${VARIANTS_MOST} or is_default)`);
    await tx.execute(sql`insert into ${productValues} (product_id, said)
      select product_id + ${shift}, said from ${productValues} s join copied c on c.id = s.product_id`);
    await tx.execute(sql`insert into ${variantValues} (variant_id, product_id, said)
      select s.variant_id + ${shift}, s.product_id + ${shift}, said
      from ${variantValues} s join ${variants} v on v.id = s.variant_id + ${shift}`);
  });
}

/** Adds series of the shop's own products until `wanted` are on sale. */
export async function growTo(db: Database, wanted: number): Promise<void> {
  const [base] = await db
    .select({ own: count(), product: max(products.id) })
    .from(products)
    .where(not(products.retired));
  const [last] = await db.select({ variant: max(variants.id) }).from(variants);
  const own = base?.own ?? 0;
  if (own === 0) throw new Error('an empty shop has nothing to repeat');
  const apart = Math.max(base?.product ?? 0, last?.variant ?? 0);
  let series = 1;
  for (let done = own; done < wanted; done += own) {
    series += 1;
    await addSeries(db, series - 1, Math.min(own, wanted - done), apart);
  }
  await db.execute(sql`select setval('catalogue_ids', ${series * apart + 1})`);
  await rebuildVocabulary(db);
  await db.execute(sql`analyze`);
}
