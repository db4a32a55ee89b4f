/** What a file would change in products and variants, field by field, as people say it. */
import { eq, inArray } from 'drizzle-orm';
import { formatPrice } from 'shared-contracts/money';
import { asShown } from '../audit/version';
import type { Queries } from '../../database/open';
import type { catalogueFileChanges, FieldChange } from '../../database/tables/catalogue-files';
import { brands, categories, products, variants } from '../../database/tables/catalogue';
import { linesOf } from '../catalogue-management/variant';
import type { Compared } from '../import/compare-products';
import { termsColumns, valuesOfRow } from '../trade/stored-terms';
import { TRADE_NAMES, tradeFields } from '../trade/trade-fields';
import { tradeTexts } from '../trade/typed-trade';

export type Change = Omit<typeof catalogueFileChanges.$inferInsert, 'id' | 'fileId'>;
type Variant = Compared['variants'][number];
type Product = typeof products.$inferSelect & { brand: string; category: string };
type Stored = typeof variants.$inferSelect;
type Text = string | boolean;

const field = (label: string, before: Text, after: Text): FieldChange[] => {
  if (before === after) return [];
  const { yours, now } = asShown(label, after, before);
  return [{ label, before: now, after: yours }];
};

const BACK = [{ label: 'Status', before: 'off sale', after: 'on sale' }];
/** What has no words of its own here. */
const OTHERS = [{ label: 'Details', before: 'as they were', after: 'as in the file' }];

function ofProduct({ product, brand, category }: Compared, now: Product): FieldChange[] {
  const { values } = product;
  return [
    ...(now.retired && !now.archived ? BACK : []),
    ...field('Name', now.name, values.name),
    ...field('Brand', now.brand, brand.name),
    ...field('Category', now.category, category.name),
    ...field('Description', now.description, values.description),
    ...field('Featured', now.featured, values.featured),
  ];
}

const stockText = (stock: number | null) => (stock === null ? 'not counted' : String(stock));

/** An unchanged stock of the file leaves what was sold since. */
const stockOf = (values: Variant['variant']['values'], now: Stored): FieldChange[] =>
  values.stockImported === now.stockImported
    ? []
    : field('Stock', stockText(now.stock), stockText(values.stockImported));

function tradeOf({ variant }: Variant, now: Stored, at: Date): FieldChange[] {
  const { price: _, ...columns } = termsColumns(variant, at);
  // A file that doesn't say it leaves it.
  const reorderPoint = columns.reorderPoint ?? now.reorderPoint;
  const [before, after] = [
    tradeTexts(valuesOfRow(now)),
    tradeTexts(valuesOfRow({ ...columns, reorderPoint })),
  ];
  return TRADE_NAMES.flatMap((name) => field(tradeFields[name].label, before[name], after[name]));
}

function ofVariant(each: Variant, now: Stored, at: Date): FieldChange[] {
  const { values } = each.variant;
  const [were, are] = [linesOf(now), linesOf(values)];
  return [
    ...(now.retired && now.archived === null ? BACK : []),
    ...field('Name', now.name, values.name),
    ...field('Price', formatPrice(now.regularPrice ?? now.price), formatPrice(values.price)),
    ...stockOf(values, now),
    ...field('Description', now.description, values.description),
    ...field('Usage', now.useage, values.useage),
    ...field('Specifications', were.specs, are.specs),
    ...field('Inclusions', were.inclusions, are.inclusions),
    ...field('Pictures', String(now.images.length), String(values.images.length)),
    ...tradeOf(each, now, at),
  ];
}

async function readProducts(queries: Queries, ids: number[]): Promise<Map<number, Product>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({ row: products, brand: brands.name, category: categories.name })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, ids));
  return new Map(rows.map(({ row, ...names }) => [row.id, { ...row, ...names }]));
}

async function readVariants(queries: Queries, ids: number[]): Promise<Map<number, Stored>> {
  if (ids.length === 0) return new Map();
  const rows = await queries.select().from(variants).where(inArray(variants.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

const newProduct = ({ product, brand, category }: Compared): Change => ({
  ...{ kind: 'product', what: 'new', rowId: null, name: product.values.name },
  fields: [
    { label: 'Brand', before: '', after: brand.name },
    { label: 'Category', before: '', after: category.name },
    ...product.variants.map(({ values }) => ({
      ...{ label: values.name, before: '', after: formatPrice(values.price) },
    })),
  ],
});

const orOthers = (fields: FieldChange[]) => (fields.length === 0 ? OTHERS : fields);

/** What is other in the products of a slice; what is unchanged has no row. */
export async function differencesOf(
  queries: Queries,
  compared: readonly Compared[],
  at: Date,
): Promise<Change[]> {
  const changed = compared.filter(({ state }) => state === 'changed');
  const known = await readProducts(
    queries,
    changed.flatMap(({ id }) => id ?? []),
  );
  const ids = compared.flatMap(({ variants: some, gone }) => [
    ...some.flatMap(({ id, state }) => (state === 'changed' ? (id ?? []) : [])),
    ...gone,
  ]);
  const stored = await readVariants(queries, ids);
  return compared.flatMap((each): Change[] => {
    if (each.state === 'added') return [newProduct(each)];
    const product = known.get(each.id ?? 0);
    const name = (variant: string) => `${each.product.values.name}, ${variant}`;
    const own = product && ofProduct(each, product);
    const ofVariants = each.variants.flatMap((one): Change[] => {
      const now = stored.get(one.id ?? 0);
      const named = { kind: 'variant', name: name(one.variant.values.name) } as const;
      if (one.state === 'added') {
        const after = formatPrice(one.variant.values.price);
        const fields = [{ label: 'Price', before: '', after }];
        return [{ ...named, what: 'new', rowId: null, fields }];
      }
      if (!now) return [];
      const fields = orOthers(ofVariant(one, now, at));
      return [{ ...named, what: 'changed', rowId: now.id, fields }];
    });
    const gone = each.gone.map((id): Change => ({
      ...{ kind: 'variant', what: 'off sale', rowId: id, fields: [] },
      name: name(stored.get(id)?.name ?? String(id)),
    }));
    // A product's own texts name its variants, so that it changes with them.
    const isOwn = own !== undefined && (own.length > 0 || ofVariants.length + gone.length === 0);
    return [
      ...(isOwn
        ? [
            {
              ...({ kind: 'product', what: 'changed', rowId: each.id } as const),
              ...{ name: each.product.values.name, fields: orOthers(own) },
            },
          ]
        : []),
      ...ofVariants,
      ...gone,
    ];
  });
}

/** Products that go off sale with all their variants. */
export async function withdrawnOf(queries: Queries, ids: number[]): Promise<Change[]> {
  const rows = await queries
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, ids));
  return rows.map(({ id, name }) => ({
    ...{ kind: 'product', what: 'off sale', rowId: id, name, fields: [] },
  }));
}
