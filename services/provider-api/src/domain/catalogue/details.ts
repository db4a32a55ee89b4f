import { toPesos } from 'shared-contracts/money';
import type { Queries } from '../../database/open';
import type { variants } from '../../database/tables/catalogue';
import { categoriesAbove } from './category-tree';
import { readLinks } from './links';
import { withTradeSpecs } from 'shared-contracts/trade-specs';
import { leastOf, type Collecting } from '../stock/collection';
import { pricesNow, sellingTerms } from '../pricing/prices-now';
import { sharePicture } from '../share-pictures/sheet';
import { productRows } from './product-rows';
import { productSheet } from './sheets';

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
  const { product, rows } = await productRows(queries, text);
  const { links, ...shown } = product;
  const { parent_id: parent, ...category } = product.category;
  return {
    ...shown,
    product_id: product.id,
    category,
    category_above: parent === null ? [] : await categoriesAbove(queries, category.id),
    variants: rows.map((row) => toVariant(row, now, collecting)),
    ...sharePicture(productSheet({ product, rows }, now)),
    ...(await readLinks(queries, links, collecting)),
  };
}
