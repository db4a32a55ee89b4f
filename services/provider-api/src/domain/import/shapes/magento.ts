/** Magento 2's product export: simple products, and configurable ones that name those they consist of. */
import { seen } from '../faults';
import type { TableRow } from '../files/table';
import { momentOf } from '../../trade/moment-text';
import { priceOf } from '../../pricing/price-text';
import {
  attributesIn,
  categoryIn,
  labelOf,
  labelsIn,
  listed,
  tooLong,
  variationsIn,
} from './magento-cells';
import { distinct, withIds, type KnownShape, type ShapedProduct } from './shape';

const KNOWN = new Set([
  ...['sku', 'store_view_code', 'attribute_set_code', 'product_type', 'categories', 'name'],
  ...['description', 'short_description', 'product_online', 'visibility', 'price', 'special_price'],
  ...['special_price_from_date', 'special_price_to_date', 'base_image', 'small_image'],
  ...['thumbnail_image', 'additional_images', 'country_of_manufacture', 'additional_attributes'],
  ...['qty', 'is_in_stock', 'manage_stock', 'use_config_manage_stock', 'allow_backorders'],
  ...['use_config_backorders', 'min_cart_qty', 'use_config_min_sale_qty', 'qty_increments'],
  ...['enable_qty_increments', 'related_skus', 'crosssell_skus', 'upsell_skus'],
  ...['configurable_variations', 'configurable_variation_labels', 'brand', 'manufacturer'],
  // Of use to that shop alone.
  ...['product_websites', 'tax_class_name', 'url_key', 'meta_title', 'meta_keywords'],
  ...['meta_description', 'base_image_label', 'small_image_label', 'thumbnail_image_label'],
  ...['swatch_image', 'swatch_image_label', 'additional_image_labels', 'created_at', 'updated_at'],
  ...['new_from_date', 'new_to_date', 'display_product_options_in', 'hide_from_product_page'],
  ...['out_of_stock_qty', 'use_config_min_qty', 'is_qty_decimal', 'max_cart_qty'],
  ...['use_config_max_sale_qty', 'notify_on_stock_below', 'use_config_notify_stock_qty'],
  ...['use_config_qty_increments', 'use_config_qty_inc', 'use_config_enable_qty_inc'],
  ...['is_decimal_divided', 'website_id', 'page_layout', 'product_options_container'],
  ...['msrp_display_actual_price_type', 'gift_message_available', 'related_position'],
  ...['crosssell_position', 'upsell_position'],
]);

const BRANDS = ['brand', 'manufacturer', 'product_brand'];
const GTINS = ['gtin', 'ean', 'upc', 'ean13', 'barcode'];
const NUMBERS = ['mpn', 'manufacturer_part_number', 'part_number'];
/** Attributes that have a place of their own, or are of use to that shop alone. */
const PLACED = new Set([
  ...[...BRANDS, ...GTINS, ...NUMBERS, 'has_options', 'required_options'],
  ...['options_container', 'gift_message_available', 'msrp_display_actual_price_type'],
]);

const isConfigurable = ({ cells }: TableRow) => cells.product_type === 'configurable';
const isOffline = ({ cells }: TableRow) => ['0', '2'].includes(cells.product_online ?? '1');

/** The shop's numbers have a point and no groups: '45.0000', '1.299'. */
const amount = (text: string | undefined) =>
  text !== undefined && /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;

/** Units, where they are counted and not sold beyond. */
function stockOf({ cells }: TableRow): string | undefined {
  if (cells.is_in_stock === '0') return '0';
  const isCounted = cells.manage_stock !== '0' || cells.use_config_manage_stock === '1';
  const isBeyond =
    /^[12]$/.test(cells.allow_backorders ?? '') && cells.use_config_backorders !== '1';
  if (!isCounted || isBeyond || cells.qty === undefined) return undefined;
  // Half a unit is none that could be sold.
  return cells.qty.replace(/\.\d+$/, '');
}

/** A sale that is one; its dates may be written in a way that has two meanings. */
function saleOf({ cells }: TableRow, note: (text: string) => void): ShapedProduct {
  const sale = amount(cells.special_price);
  if (sale === undefined) return {};
  const [now, was] = [priceOf(sale), priceOf(amount(cells.price))];
  if ('price' in now && 'price' in was && (now.price ?? 0) >= (was.price ?? 0)) {
    note('sale prices that are not below the price');
    return {};
  }
  const { special_price_from_date: from, special_price_to_date: to } = cells;
  const isClear = (date: string | undefined) =>
    date === undefined || momentOf(date, false) !== null;
  if (!isClear(from) || !isClear(to)) {
    note('sale prices whose dates can be read in two ways, as 2/1/26');
    return {};
  }
  return { sale_price: sale, sale_starts: from, sale_ends: to };
}

/** Quantities of a cart, where the product has its own. */
function quantitiesOf({ cells }: TableRow): ShapedProduct {
  const count = (text: string | undefined) => Number(text ?? 1);
  const isOwn = cells.use_config_min_sale_qty !== '1' && count(cells.min_cart_qty) > 1;
  const inSteps = cells.enable_qty_increments === '1' && count(cells.qty_increments) > 1;
  return {
    ...(isOwn ? { minimum_order: cells.min_cart_qty } : {}),
    ...(inSteps ? { order_step: cells.qty_increments } : {}),
  };
}

function imagesOf({ cells }: TableRow): string[] {
  const own = [cells.base_image, ...listed(cells.additional_images)];
  const images = own.filter((one) => one !== undefined && one !== 'no_selection') as string[];
  const small = [cells.small_image, cells.thumbnail_image].filter(
    (one) => one !== undefined && one !== 'no_selection',
  ) as string[];
  return images.length > 0 ? images : small.slice(0, 1);
}

const firstOf = (codes: string[], ...from: Record<string, string>[]) =>
  from.flatMap((values) => codes.flatMap((code) => values[code] ?? []))[0];

function variantOf(row: TableRow, parent: TableRow, note: (text: string) => void): ShapedProduct {
  const { cells } = row;
  const chosen = variationsIn(parent.cells).get(cells.sku ?? '') ?? {};
  const labels = labelsIn(parent.cells);
  const common = row === parent ? {} : attributesIn(parent.cells);
  const attributes: Record<string, string> = { ...common, ...attributesIn(cells) };
  const specs = Object.entries({ ...chosen, ...attributes, ...chosen }).flatMap(([code, value]) =>
    PLACED.has(code)
      ? []
      : [{ label: labels[code] ?? labelOf(code), specs: value.replaceAll('|', ', ') }],
  );
  return {
    id: cells.sku,
    place: row.place,
    variant_name: Object.values(chosen).join(' / ') || 'Standard',
    price: amount(cells.price ?? parent.cells.price),
    ...saleOf(row, note),
    ...quantitiesOf(row),
    stock: stockOf(row),
    gtin: firstOf(GTINS, cells, attributes),
    mpn: firstOf(NUMBERS, cells, attributes),
    country_of_origin: cells.country_of_manufacture ?? parent.cells.country_of_manufacture,
    description: row === parent ? undefined : cells.description,
    images: distinct([...imagesOf(row), ...imagesOf(parent)]).slice(0, 50),
    specs: [...(cells.sku ? [{ label: 'SKU', specs: cells.sku }] : []), ...specs],
  };
}

/** Why a product is not for sale; null for one that is. */
function whyHidden(parent: TableRow, sold: TableRow[]): string | null {
  if (isOffline(parent)) return 'products that are not published';
  if (isConfigurable(parent)) {
    return sold.length === 0 ? 'configurable products without a variation that is for sale' : null;
  }
  return /^not visible/i.test(parent.cells.visibility ?? '')
    ? 'products that are not visible by themselves and that no configurable one has'
    : null;
}

export const magento: KnownShape = {
  name: 'a product export of Magento',
  unsaid: true,
  fits: (header) =>
    header.has('sku') &&
    header.has('product_type') &&
    (header.has('attribute_set_code') || header.has('additional_attributes')),
  knows: (column) => KNOWN.has(column),
  nameOf: (row, rows) => (rows.some(isConfigurable) ? undefined : row.cells.name),
  groupOf({ cells }, note) {
    if (cells.store_view_code !== undefined && cells.store_view_code !== 'default') {
      note(`rows of the store view ${cells.store_view_code}`);
      return null;
    }
    if (/grouped|bundle/.test(cells.product_type ?? '')) {
      note(`rows of the type ${cells.product_type}: they have nothing to sell of their own`);
      return null;
    }
    return cells.sku ?? '';
  },
  joins: (row) => (isConfigurable(row) ? [...variationsIn(row.cells).keys()] : []),
  productOf(rows, note) {
    const parent = rows.find(isConfigurable) ?? rows[0];
    if (!parent) return {};
    const { cells } = parent;
    const long = rows.flatMap((row) => tooLong(row.cells).map((field) => ({ field, row })));
    if (long.length > 0) {
      const faults = long.map(({ field, row }) => ({
        ...{ field, reason: 'is too long to be read', seen: seen(row.cells[field]) },
        ...(row.place === rows[0]?.place ? {} : { place: row.place }),
      }));
      return { id: cells.sku, product_name: cells.name, faults };
    }
    const named = variationsIn(cells);
    const variations = rows.filter((row) => row !== parent);
    for (const sku of named.keys()) {
      if (variations.some((row) => row.cells.sku === sku)) continue;
      note('variations that have no row of their own');
    }
    for (const row of variations) if (isOffline(row)) note('variations that are not published');
    const sold = isConfigurable(parent) ? variations.filter((row) => !isOffline(row)) : rows;
    const hidden = whyHidden(parent, sold);
    const [first = parent] = sold;
    return {
      id: cells.sku,
      product_name: cells.name,
      brand: firstOf(BRANDS, cells, attributesIn(cells), first.cells, attributesIn(first.cells)),
      category: categoryIn(cells.categories) ?? categoryIn(first.cells.categories),
      description: [cells.short_description, cells.description].filter(Boolean).join('<br>'),
      related: distinct(
        [cells.related_skus, cells.crosssell_skus, cells.upsell_skus].flatMap(listed),
      ).slice(0, 24),
      ...(hidden === null ? {} : { hidden }),
      variants: withIds(sold.map((row) => variantOf(row, parent, note))),
    };
  },
};
