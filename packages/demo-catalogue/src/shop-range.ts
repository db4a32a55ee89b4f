import type { BrandKey } from './brands';
import type { DrawnVariant, RangeProduct } from './kind';
import { allKinds } from './kinds/all-kinds';
import { fraction } from './seeded';
import { shelfPrice } from './shelf-price';
import { slug } from './slug';

/** A variant as the shop sells it: with price, stock and the paths of its pictures. */
export type ShopVariant = Omit<DrawnVariant, 'default'> & {
  modelNumber: string;
  price: number | null;
  stock: number;
  isDefault: boolean;
  pictures: readonly ShopPicture[];
};

export type PictureView = 'main' | 'side' | 'detail' | 'dimensions' | 'plate' | 'pack' | 'contents';
type ShopPicture = { path: string; view: PictureView };

export type ShopProduct = Omit<RangeProduct, 'variants'> & {
  featured: boolean;
  variants: readonly ShopVariant[];
};

/** The products of the home page: one of each brand and kind given here. */
const featuredPicks: readonly (readonly [kind: string, brand: BrandKey])[] = [
  ['angle-grinder', 'halvorn'],
  ['cordless-drill', 'torvane'],
  ['rotary-hammer', 'halvorn'],
  ['stick-welder', 'arcadel'],
  ['inverter-generator', 'brennholt'],
  ['piston-compressor', 'hanginox'],
  ['submersible-pump', 'bukalta'],
  ['multimeter', 'micravon'],
  ['pressure-washer', 'hydrosten'],
  ['safety-helmet', 'kalasar'],
  ['chain-hoist', 'liftholm'],
  ['socket-set', 'ferrolin'],
];

/** Machines have a rating plate; other goods come in a pack with a label. */
const machineCategories = new Set<string>([
  'power-tools',
  'generators',
  'compressors',
  'pumps',
  'cleaning',
  'lifting',
  'welding',
]);
const packedKinds = new Set([
  'discharge-hose',
  'webbing-sling',
  'welding-helmet',
  'welding-electrodes',
]);

function isMachine(product: RangeProduct): boolean {
  return machineCategories.has(product.category) && !packedKinds.has(product.kind);
}

function stockOf(key: string, price: number | null): number {
  if (fraction('sold out', key) < 0.04) return 0;
  const most =
    price === null || price > 60_000 ? 4 : price > 15_000 ? 14 : price > 2_000 ? 48 : 240;
  return 1 + Math.floor(fraction('stock', key) * most);
}

function isInquiry(key: string, pesos: number): boolean {
  return fraction('inquiry', key) < (pesos > 12_000 ? 0.09 : 0.007);
}

function viewsOf(product: RangeProduct, variant: DrawnVariant): PictureView[] {
  const views: PictureView[] = ['main', 'dimensions', 'side', 'detail'];
  views.push(isMachine(product) ? 'plate' : 'pack');
  if (variant.inclusions.length >= 2) views.push('contents');
  return views;
}

function shopProduct(product: RangeProduct, featured: boolean): ShopProduct {
  const { brand } = product;
  const folder = `products/${slug(product.name)}`;
  const chosen = Math.max(
    0,
    product.variants.findIndex((variant) => variant.default === true),
  );
  const variants = product.variants.map((variant, index): ShopVariant => {
    const key = `${product.name}/${variant.name}`;
    const mustSell = featured && index === chosen;
    const inquiry = variant.pesos === null || (!mustSell && isInquiry(key, variant.pesos));
    // Two brands of one tier have slightly different prices for similar products.
    const level = brand.priceLevel * (0.96 + 0.08 * fraction('price', product.name));
    const price = inquiry ? null : shelfPrice((variant.pesos ?? 0) * level, brand.ending);
    const stock = stockOf(key, price);
    const base = `${folder}/${slug(variant.name)}`;
    const { default: _default, ...rest } = variant;
    return {
      ...rest,
      modelNumber: product.modelNumber + (variant.suffix ?? ''),
      price,
      stock: mustSell ? Math.max(3, stock) : stock,
      isDefault: index === chosen,
      pictures: viewsOf(product, variant).map((view, at) => ({
        path: `${base}-${at + 1}.svg`,
        view,
      })),
    };
  });
  return { ...product, featured, variants };
}

function build(): readonly ShopProduct[] {
  const waiting = new Set(featuredPicks.map((pick) => pick.join('/')));
  const byKind = allKinds.map((kind) =>
    kind.products().map((product) => {
      const featured = waiting.delete(`${kind.key}/${product.brand.key}`);
      return shopProduct(product, featured);
    }),
  );
  // The first product of each kind, then the second of each, so that the first page of the store
  // shows many kinds.
  const most = Math.max(...byKind.map((products) => products.length));
  return Array.from({ length: most }, (_, nth) =>
    byKind.flatMap((products) => products[nth] ?? []),
  ).flat();
}

let range: readonly ShopProduct[] | undefined;

/** All products of the shop, built once. */
export function shopRange(): readonly ShopProduct[] {
  range ??= build();
  return range;
}

/** The variant that represents its kind in scenes; throws when the shop has no such kind. */
export function exampleOf(kind: string): ShopVariant {
  const product = shopRange().find((each) => each.kind === kind);
  const variant = product?.variants.find((each) => each.isDefault);
  if (variant === undefined) throw new Error(`No product of kind ${kind}`);
  return variant;
}
