import { toPesos } from 'shared-contracts/money';
import { and, asc, eq, not, or, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { brands, categories, products, variants } from '../../database/tables/catalogue';
import { rowId } from '../../database/row-id';
import { notFound } from '../refusal';
import { categoriesAbove } from './category-tree';
import { readLinks } from './links';
import { withTradeSpecs } from 'shared-contracts/trade-specs';
import { leastOf, type Collecting } from '../stock/collection';
import { pricesNow, sellingTerms } from '../pricing/prices-now';

/** What staff say of a picture, where they do. */
function altOf({ imageTexts }: typeof variants.$inferSelect, path: string) {
  const alt = imageTexts?.[path];
  return alt === undefined ? {} : { alt };
}

function toVariant(row: typeof variants.$inferSelect, now: Date, collecting: Collecting) {
  const prices = pricesNow(row, now);
  const facts = row.trade ?? {};
  return {
    id: row.id,
    variant_name: row.name,
    price: prices.price === null ? null : toPesos(prices.price),
    description: row.description,
    useage: row.useage,
    // A shop that knows none of the fields shows these.
    specs: withTradeSpecs(row.specs, facts),
    inclusions: row.inclusions,
    // A variant without pictures has one with the path '0' (specification, 3).
    images:
      row.images.length > 0
        ? row.images.map((path) => ({ path, ...altOf(row, path) }))
        : [{ path: '0' }],
    default: row.isDefault,
    in_stock: row.stock === null || row.stock > 0,
    ...(prices.price === null ? {} : collecting(leastOf(row, row.trade?.lead_time))),
    ...sellingTerms(prices, {
      minimumOrder: row.minimumOrder,
      orderStep: row.orderStep,
      unit: facts.unit,
      pack: facts.pack_quantity,
      stock: row.stock,
    }),
    ...facts,
  };
}

/**
 * One product with its variants. The id may be the product's or one of its variants': the two never
 * collide. The id of a variant off sale still finds its product, because carts and old orders link
 * by it. `default` is as stored; the page preselects by the id in its URL.
 * @param text the id as it is in the path
 * @param collecting from when something can be collected at this moment
 * @throws Refusal not-found
 */
export async function productDetails(
  queries: Queries,
  text: string,
  now: Date,
  collecting: Collecting,
) {
  const id = rowId(text);
  if (id === null) throw notFound('Product not found.');
  const ofVariant = sql`${products.id} = (select v.product_id from ${variants} v where v.id = ${id})`;
  const [product] = await queries
    .select({
      id: products.id,
      product_name: products.name,
      brand: { id: brands.id, brand_name: brands.name },
      category: {
        id: categories.id,
        category_name: categories.name,
        parent_id: categories.parentId,
      },
      description: products.description,
      links: products.links,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(or(eq(products.id, id), ofVariant), not(products.retired)));
  if (!product) throw notFound('Product not found.');
  const rows = await queries
    .select()
    .from(variants)
    .where(and(eq(variants.productId, product.id), not(variants.retired)))
    .orderBy(asc(variants.place), asc(variants.id));
  const { links, ...shown } = product;
  const { parent_id: parent, ...category } = product.category;
  return {
    ...shown,
    product_id: product.id,
    category,
    category_above: parent === null ? [] : await categoriesAbove(queries, category.id),
    variants: rows.map((row) => toVariant(row, now, collecting)),
    ...(await readLinks(queries, links, collecting)),
  };
}
