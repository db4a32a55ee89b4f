import { blogs } from './blogs/all-blogs';
import { brands } from './brands';
import { categories } from './categories';
import { aisleScene, benchScene } from './drawing/scenes';
import { mainView } from './drawing/sheet';
import { boxView, closeUp, dimensionView, plateView, type Plate } from './drawing/technical-views';
import { wordmark } from './drawing/wordmark';
import { allKinds } from './kinds/all-kinds';
import {
  exampleOf,
  shopRange,
  type PictureView,
  type ShopProduct,
  type ShopVariant,
} from './shop-range';

/** The shop's own colours, for scenes that belong to no brand. */
const houseLivery = { main: '#2d5d7b', accent: '#e0a021' };

const blogLiveries = ['#2d5d7b', '#8a4b2d', '#3f6b4f', '#6b4a7a'];

function drawView(product: ShopProduct, variant: ShopVariant, view: PictureView): string {
  const { livery, name } = product.brand;
  const plate: Plate = {
    brand: name,
    model: variant.modelNumber,
    noun: product.noun[0]?.toUpperCase() + product.noun.slice(1),
    variant: variant.name,
    specs: variant.specs,
    inclusions: variant.inclusions,
    span: variant.span,
  };
  switch (view) {
    case 'main':
      return mainView(variant.sketch, livery);
    case 'dimensions':
      return dimensionView(variant.sketch, plate, livery);
    case 'box':
      return boxView(variant.sketch, plate, livery);
    case 'upper-left':
    case 'lower-right':
      return closeUp(variant.sketch, livery, view);
    case 'plate':
      return plateView(plate, livery);
  }
}

function buildIndex(): ReadonlyMap<string, () => string> {
  const index = new Map<string, () => string>();
  for (const product of shopRange()) {
    for (const variant of product.variants) {
      for (const { path, view } of variant.pictures) {
        index.set(path, () => drawView(product, variant, view));
      }
    }
  }
  for (const brand of brands) index.set(`brands/${brand.key}.svg`, () => wordmark(brand));
  for (const category of categories) {
    index.set(`categories/${category.key}.svg`, () => {
      const kinds = allKinds.filter((kind) => kind.category === category.key);
      return aisleScene(
        kinds.map((kind) => exampleOf(kind.key).sketch),
        houseLivery,
      );
    });
  }
  blogs.forEach((blog, at) => {
    const main = blogLiveries[at % blogLiveries.length] ?? houseLivery.main;
    index.set(`blogs/${blog.slug}.svg`, () =>
      benchScene(
        blog.pictured.map((kind) => exampleOf(kind).sketch),
        { ...houseLivery, main },
      ),
    );
  });
  return index;
}

let index: ReadonlyMap<string, () => string> | undefined;

function pictureIndex(): ReadonlyMap<string, () => string> {
  index ??= buildIndex();
  return index;
}

/**
 * The SVG text of a picture that the catalogue refers to, drawn on demand and the same each time;
 * null for any other path.
 */
export function drawPicture(path: string): string | null {
  return pictureIndex().get(path)?.() ?? null;
}

/** Every path that `drawPicture` answers. */
export function picturePaths(): string[] {
  return [...pictureIndex().keys()];
}
