/** Shopify's product export: a row for each variant, and rows that only add a picture. */
import { distinct, withIds, type KnownShape, type ShapedProduct } from './shape';
import type { TableRow } from '../files/table';
import { priceOf } from '../../pricing/price-text';

const OPTIONS = [1, 2, 3];
const KNOWN = new Set([
  ...[
    'handle',
    'title',
    'body_(html)',
    'vendor',
    'type',
    'product_category',
    'published',
    'status',
  ],
  ...OPTIONS.flatMap((at) => [`option${at}_name`, `option${at}_value`]),
  ...['variant_sku', 'variant_grams', 'variant_inventory_tracker', 'variant_inventory_qty'],
  ...['variant_inventory_policy', 'variant_price', 'variant_compare_at_price', 'variant_barcode'],
  ...['image_src', 'variant_image'],
  // Of use to that shop alone.
  ...[
    'image_position',
    'image_alt_text',
    'gift_card',
    'variant_weight_unit',
    'variant_fulfillment_service',
  ],
  ...['variant_requires_shipping', 'variant_taxable', 'tags'],
]);

/** A field that the shop has added: 'Jaw width (product.metafields.custom.jaw_width)'. */
const METAFIELD = /^(.+?)_\(product\.metafields\.(?!mm-google-shopping\.|reviews\.)[^)]+\)$/;

/** A reference to another thing of that shop, or an object. */
const UNREADABLE = /gid:\/\/|^\{/;

/** What the shop's own fields say of a product; a list of texts is one text. */
function metafieldsOf(cells: TableRow['cells']): { label: string; specs: string }[] {
  return Object.entries(cells).flatMap(([column, text]) => {
    const name = METAFIELD.exec(column)?.[1]?.replaceAll('_', ' ');
    if (name === undefined || UNREADABLE.test(text)) return [];
    const label = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    return [{ label, specs: text.replaceAll(/^\["|"\]$/g, '').replaceAll('","', ', ') }];
  });
}

/** Units where they are counted and not sold beyond. */
function stockOf({ cells }: TableRow): string | undefined {
  const counted = (cells.variant_inventory_tracker ?? '') !== '';
  const beyond = cells.variant_inventory_policy === 'continue';
  return counted && !beyond ? cells.variant_inventory_qty : undefined;
}

/** A price below the one that it is compared with is a sale's, which has no dates there. */
function pricesOf({ cells }: TableRow): ShapedProduct {
  const { variant_price: price, variant_compare_at_price: before } = cells;
  const [now, was] = [priceOf(price), priceOf(before)];
  const lower = 'price' in now && 'price' in was && (now.price ?? 0) < (was.price ?? 0);
  return lower && now.price ? { price: before, sale_price: price } : { price };
}

function variantOf(
  row: TableRow,
  names: (string | undefined)[],
  pictures: string[],
  common: { label: string; specs: string }[],
): ShapedProduct {
  const { cells } = row;
  const values = OPTIONS.map((at) => cells[`option${at}_value`]);
  const chosen = values.filter((value) => value !== undefined && value !== 'Default Title');
  const weight = /^\d+(?:\.\d+)?$/.exec(cells.variant_grams ?? '')?.[0];
  const grams = Number(weight ?? 0);
  return {
    id: cells.variant_sku?.replace(/^'/, ''),
    place: row.place,
    variant_name: chosen.join(' / ') || 'Standard',
    ...pricesOf(row),
    stock: stockOf(row),
    gtin: cells.variant_barcode?.replace(/^'/, ''),
    images: distinct([...(cells.variant_image ? [cells.variant_image] : []), ...pictures]).slice(
      0,
      50,
    ),
    specs: [
      ...(cells.variant_sku ? [{ label: 'SKU', specs: cells.variant_sku.replace(/^'/, '') }] : []),
      ...names.flatMap((label, at) => {
        const specs = values[at];
        return label && label !== 'Title' && specs ? [{ label, specs }] : [];
      }),
      ...common,
      ...(grams > 0 ? [{ label: 'Weight', specs: `${grams} g` }] : []),
    ],
  };
}

export const shopify: KnownShape = {
  name: 'a product export of Shopify',
  unsaid: true,
  fits: (header) => header.has('handle') && header.has('variant_price'),
  knows: (column) => KNOWN.has(column) || METAFIELD.test(column),
  nameOf: ({ cells }) => cells.title,
  groupOf({ cells }, note) {
    for (const column in cells) {
      if (METAFIELD.test(column) && UNREADABLE.test(cells[column] ?? '')) {
        note('metafields that refer to other things of that shop');
      }
    }
    return cells.handle ?? '';
  },
  productOf(rows) {
    const first = rows.find(({ cells }) => cells.title)?.cells ?? rows[0]?.cells ?? {};
    const common = metafieldsOf(first);
    const names = OPTIONS.map((at) => first[`option${at}_name`]);
    const pictures = distinct(rows.flatMap(({ cells }) => cells.image_src ?? []));
    const sold = rows.filter(({ cells }) => cells.option1_value ?? cells.variant_price);
    return {
      id: first.handle,
      product_name: first.title,
      brand: first.vendor,
      category: first.type ?? first.product_category,
      description: first['body_(html)'],
      ...(isHidden(first) ? { hidden: 'products that are not published' } : {}),
      variants: withIds(sold.map((row) => variantOf(row, names, pictures, common))),
    };
  },
};

/** A draft or an archived product is not for sale. */
function isHidden(cells: TableRow['cells']): boolean {
  const status = cells.status?.toLowerCase() ?? 'active';
  return status !== 'active' || cells.published?.toLowerCase() === 'false';
}
