/** Google Merchant's product data, as a table or as a feed: an offer is a variant. */
import type { TableRow } from '../files/table';
import { distinct, listIn, withIds, type KnownShape, type ShapedProduct } from './shape';

const CHOICES = ['color', 'size', 'material', 'pattern', 'age_group', 'gender'] as const;
const MEASURES: Record<string, string> = {
  product_weight: 'Weight',
  product_length: 'Length',
  product_width: 'Width',
  product_height: 'Height',
};
const KNOWN = new Set([
  ...['id', 'title', 'description', 'item_group_id', 'brand', 'google_product_category'],
  ...[
    'product_type',
    'price',
    'availability',
    'gtin',
    'mpn',
    'image_link',
    'additional_image_link',
  ],
  ...['sale_price', 'sale_price_effective_date', 'multipack', 'country_of_origin'],
  ...CHOICES,
  ...Object.keys(MEASURES),
  // Of use to that service alone.
  ...['link', 'mobile_link', 'condition', 'identifier_exists', 'adult', 'shipping', 'tax'],
]);

/** The words with which all titles begin: 'Safety Vest' of 'Safety Vest - M' and 'Safety Vest - L'. */
function commonTitle(titles: string[]): string {
  const [first = ''] = titles;
  const words = first.split(' ');
  let most = words.length;
  for (const title of titles) {
    const others = title.split(' ');
    const same = words.findIndex((word, at) => word !== others[at]);
    if (same !== -1) most = Math.min(most, same);
  }
  const common = words
    .slice(0, most)
    .join(' ')
    .replace(/[\s,|(/–-]+$/, '');
  return common.length >= 3 ? common : first;
}

function variantOf(row: TableRow, title: string): ShapedProduct {
  const { cells } = row;
  const choices = CHOICES.flatMap((column) => cells[column] ?? []);
  const rest = (cells.title ?? '').slice(title.length).replaceAll(/^[\s,|(/–-]+|\)\s*$/g, '');
  const [starts, ends] = (cells.sale_price_effective_date ?? '').split('/');
  const label = (column: string) =>
    `${column[0]?.toUpperCase()}${column.slice(1).replace('_', ' ')}`;
  return {
    id: cells.id,
    place: row.place,
    variant_name: choices.join(' / ') || rest || 'Standard',
    price: cells.price,
    stock: cells.availability,
    gtin: cells.gtin,
    mpn: cells.mpn,
    sale_price: cells.sale_price,
    sale_starts: starts,
    sale_ends: ends,
    pack_quantity: cells.multipack,
    country_of_origin: cells.country_of_origin,
    images: distinct([...listIn(cells.image_link), ...listIn(cells.additional_image_link)]),
    specs: [
      ...CHOICES.flatMap((column) =>
        cells[column] ? [{ label: label(column), specs: cells[column] }] : [],
      ),
      ...Object.entries(MEASURES).flatMap(([column, name]) =>
        cells[column] ? [{ label: name, specs: cells[column] }] : [],
      ),
    ],
  };
}

/** A category of Google's own list may be a number, which says nothing to a shopper. */
const named = (text: string | undefined) =>
  text === undefined || /^\d+$/.test(text) ? undefined : text;

export const googleMerchant: KnownShape = {
  name: 'product data of Google Merchant',
  fits: (header) =>
    header.has('id') && header.has('title') && header.has('price') && header.has('availability'),
  knows: (column) => KNOWN.has(column),
  nameOf: ({ cells }) => (cells.item_group_id === undefined ? cells.title : undefined),
  groupOf: ({ cells }) => cells.item_group_id ?? cells.id ?? '',
  productOf(rows) {
    const { cells } = rows[0] as TableRow;
    const title = commonTitle(rows.map((row) => row.cells.title ?? ''));
    return {
      id: cells.item_group_id ?? cells.id,
      product_name: title || undefined,
      brand: cells.brand,
      category: named(cells.product_type) ?? named(cells.google_product_category),
      description: cells.description,
      variants: withIds(rows.map((row) => variantOf(row, title))),
    };
  },
};
