/** What the pictures of shared links show of a product, a category and a brand. */
import { groupedNumber } from 'shared-contracts/grouped-number';
import { listedPrice } from 'shared-contracts/listed-price';
import { modelOf } from 'shared-contracts/model-number';
import { formatMoney, VAT_PERCENT } from 'shared-contracts/money';
import { saleWords } from 'shared-contracts/sale-words';
import { pricesNow } from '../pricing/prices-now';
import type { Cell, Sheet } from '../share-pictures/sheet';
import type { BrandRow } from './brand-row';
import type { CategoryPlace } from './category-place';
import type { ProductRows } from './product-rows';

/** The price as a list says it, of the variant that costs least. */
function priceOf(rows: ProductRows['rows'], now: Date): Pick<Sheet, 'figure' | 'former' | 'note'> {
  const all = rows.map((row) => pricesNow(row, now));
  const priced = all.flatMap(({ price }) => (price === null ? [] : [price]));
  if (priced.length === 0) {
    return { figure: listedPrice({ price: null }).words, former: null, note: null };
  }
  const lowest = Math.min(...priced);
  const differ = priced.length < all.length || priced.some((price) => price !== lowest);
  const [one] = all;
  const was = differ || !one ? null : one.was;
  const sale = was === null ? null : saleWords(one?.saleEnds?.toISOString());
  return {
    figure: listedPrice({ price: lowest, price_from: differ ? lowest : null }).words,
    former: was === null ? null : formatMoney(was),
    note: [sale, `+ ${VAT_PERCENT}% VAT at checkout`].filter(Boolean).join(' · '),
  };
}

/** How many variants there are; of a product's only one, its model number. */
function variantCells(rows: ProductRows['rows']): Cell[] {
  if (rows.length > 1) return [{ label: 'Variants', value: groupedNumber(rows.length) }];
  const [only] = rows;
  const model = only && (modelOf(only.specs) ?? only.trade?.mpn);
  return model ? [{ label: 'Model', value: model, isModel: true }] : [];
}

export function productSheet({ product, rows }: ProductRows, now: Date): Sheet {
  const shown = rows.find((row) => row.isDefault) ?? rows[0];
  return {
    of: 'product',
    id: product.id,
    name: product.product_name,
    ...priceOf(rows, now),
    cells: [
      { label: 'Brand', value: product.brand.brand_name },
      ...variantCells(rows),
      { label: 'Category', value: product.category.category_name },
    ],
    picture: shown?.images[0] ?? null,
  };
}

const productsOf = (count: number) =>
  count === 1 ? '1 product' : `${groupedNumber(count)} products`;

export function categorySheet({ above, children, ...category }: CategoryPlace): Sheet {
  const inside = children.map((child) => child.category_name).join(', ');
  const way = above.map((step) => step.category_name).join(' / ');
  return {
    of: 'category',
    id: category.id,
    name: category.category_name,
    figure: productsOf(category.products_count),
    former: null,
    note: category.description || null,
    cells: [
      ...(way === '' ? [] : [{ label: 'In', value: way }]),
      ...(inside === '' ? [] : [{ label: 'Categories', value: inside }]),
    ],
    picture: category.image_path,
  };
}

export function brandSheet(brand: BrandRow): Sheet {
  return {
    of: 'brand',
    id: brand.id,
    name: brand.brand_name,
    figure: productsOf(brand.products_count),
    former: null,
    note: brand.description || null,
    cells: [],
    picture: brand.image_path,
  };
}
