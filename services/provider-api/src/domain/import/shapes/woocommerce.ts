/** WooCommerce's product export: simple products, and variable ones with a row for each variation. */
import type { TableRow } from '../files/table';
import { distinct, listIn, withIds, type KnownShape, type ShapedProduct } from './shape';

const GTIN = 'gtin,_upc,_ean,_or_isbn';
const ATTRIBUTE = /^attribute_(\d+)_(name|value\(s\)|visible|global|default)$/;
const KNOWN = new Set([
  ...['id', 'type', 'sku', GTIN, 'name', 'published', 'is_featured?', 'short_description'],
  ...['description', 'in_stock?', 'stock', 'regular_price', 'categories', 'images', 'parent'],
  ...['sale_price', 'date_sale_price_starts', 'date_sale_price_ends', 'upsells', 'cross-sells'],
  ...['brands', 'brand', 'weight_(kg)', 'length_(cm)', 'width_(cm)', 'height_(cm)'],
  // Of use to that shop alone.
  ...[
    'visibility_in_catalog',
    'tax_status',
    'tax_class',
    'position',
    'allow_customer_reviews?',
    'tags',
  ],
  ...[
    'backorders_allowed?',
    'sold_individually?',
    'low_stock_amount',
    'shipping_class',
    'purchase_note',
  ],
]);

const MEASURES = [
  ['weight_(kg)', 'Weight', 'kg'],
  ['length_(cm)', 'Length', 'cm'],
  ['width_(cm)', 'Width', 'cm'],
  ['height_(cm)', 'Height', 'cm'],
] as const;

/** Commas part values; one inside a value has a backslash before it. */
const values = (text: string | undefined) =>
  (text ?? '')
    .split(/(?<!\\),/)
    .map((value) => value.replaceAll('\\,', ',').trim())
    .filter((value) => value !== '');

/** The longest of the paths 'A > B, C': the most exact place. */
const categoryOf = (text: string | undefined) =>
  values(text).reduce<string | undefined>(
    (best, path) =>
      best === undefined || path.split('>').length > best.split('>').length ? path : best,
    undefined,
  );

type Attribute = { label: string; specs: string };

function attributesOf({ cells }: TableRow): Attribute[] {
  return Object.keys(cells).flatMap((column) => {
    const [, at, part] = ATTRIBUTE.exec(column) ?? [];
    const label = cells[column];
    if (part !== 'name' || !label) return [];
    const specs = values(cells[`attribute_${at}_value(s)`]).join(', ');
    return specs === '' ? [] : [{ label, specs }];
  });
}

const isBrand = ({ label }: Attribute) => /^brands?$/i.test(label);

function stockOf({ cells }: TableRow): string | undefined {
  if (cells.stock !== undefined && cells['backorders_allowed?'] !== '1') return cells.stock;
  return cells['in_stock?'] === '0' ? '0' : undefined;
}

function variantOf(row: TableRow, parent: TableRow, varies: ReadonlySet<string>): ShapedProduct {
  const { cells } = row;
  const own = attributesOf(row);
  const common = attributesOf(parent).filter(
    ({ label }) => !varies.has(label) && !isBrand({ label, specs: '' }),
  );
  const chosen = own.filter(({ label }) => varies.has(label));
  return {
    id: cells.sku ?? (cells.id === undefined ? undefined : `id:${cells.id}`),
    place: row.place,
    variant_name: chosen.map(({ specs }) => specs).join(' / ') || 'Standard',
    price: cells.regular_price,
    sale_price: cells.sale_price,
    sale_starts: cells.date_sale_price_starts,
    sale_ends: cells.date_sale_price_ends,
    stock: stockOf(row),
    gtin: cells[GTIN],
    description: row === parent ? undefined : cells.description,
    images: distinct([...listIn(cells.images), ...listIn(parent.cells.images)]).slice(0, 50),
    specs: [
      ...(cells.sku ? [{ label: 'SKU', specs: cells.sku }] : []),
      ...chosen,
      ...common,
      ...MEASURES.flatMap(([column, label, unit]) => {
        const measure = cells[column] ?? parent.cells[column];
        return measure ? [{ label, specs: `${measure} ${unit}` }] : [];
      }),
    ],
  };
}

const isVariation = ({ cells }: TableRow) => cells.type?.includes('variation') ?? false;

export const woocommerce: KnownShape = {
  name: 'a product export of WooCommerce',
  unsaid: true,
  fits: (header) => header.has('type') && header.has('regular_price') && header.has('categories'),
  knows: (column) => KNOWN.has(column) || ATTRIBUTE.test(column),
  nameOf: (row) => (isVariation(row) ? undefined : row.cells.name),
  groupOf(row, note) {
    const { cells } = row;
    if (/grouped|external/.test(cells.type ?? '')) {
      note(`rows of the type ${cells.type}: they have nothing to sell of their own`);
      return null;
    }
    if (isVariation(row) && cells.parent) return cells.parent;
    return cells.sku ?? `id:${cells.id ?? ''}`;
  },
  productOf(rows) {
    const parent = rows.find((row) => !isVariation(row)) ?? rows[0];
    if (!parent) return {};
    const variations = rows.filter(isVariation);
    const varies = new Set(
      variations.flatMap((row) => attributesOf(row).map(({ label }) => label)),
    );
    const sold = variations.length > 0 ? variations : [parent];
    const { cells } = parent;
    return {
      id: cells.sku ?? `id:${cells.id ?? ''}`,
      product_name: cells.name,
      brand: cells.brands ?? cells.brand ?? attributesOf(parent).find(isBrand)?.specs,
      category: categoryOf(cells.categories),
      description: [cells.short_description, cells.description].filter(Boolean).join('<br>'),
      featured: cells['is_featured?'] === '1',
      related: distinct([...values(cells.upsells), ...values(cells['cross-sells'])]),
      // 1 is public, 0 private, -1 a draft.
      ...(['0', '-1'].includes(cells.published ?? '1')
        ? { hidden: 'products that are not published' }
        : {}),
      variants: withIds(sold.map((row) => variantOf(row, parent, varies))),
    };
  },
};
