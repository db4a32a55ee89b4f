import { blogs } from './blogs/all-blogs';
import { brands } from './brands';
import { categories, categoryGroups, categoryPicture } from './categories';
import { workbenchScene } from './drawing/workbench-scene';
import { dimensionView } from './drawing/dimensions';
import { contentsView, packView } from './drawing/pack';
import type { Plate } from './drawing/plate';
import { ratingPlate } from './drawing/rating-plate';
import { sectionSheet } from './drawing/section-sheet';
import type { Subject } from './drawing/solid/scene';
import { shopWindow } from './drawing/shop-window';
import { wordmark } from './drawing/wordmark';
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

type WindowView = 'main' | 'side' | 'detail';
const SHOTS = { main: 'whole', side: 'aslant', detail: 'near' } as const;
/** What was drawn of the product that was drawn last, whose variants may share a subject. */
let last: ShopProduct | undefined;
const views = new Map<Subject, Partial<Record<WindowView, string>>>();

function windowView(product: ShopProduct, { subject }: ShopVariant, view: WindowView): string {
  if (product !== last) views.clear();
  last = product;
  const known = views.get(subject) ?? {};
  views.set(subject, known);
  return (known[view] ??= shopWindow(subject, product.brand.livery, SHOTS[view]));
}

const twoDigits = (count: number) => String(count).padStart(2, '0');

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
  const { subject } = variant;
  switch (view) {
    case 'main':
    case 'side':
    case 'detail':
      return windowView(product, variant, view);
    case 'dimensions':
      return dimensionView(subject, plate, livery);
    case 'plate':
      return ratingPlate(plate, livery);
    case 'pack':
      return packView(subject, plate, livery);
    case 'contents':
      return contentsView(subject, plate, livery);
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
  // A category's drawing is numbered by its place among the others.
  categoryGroups.forEach((group, place) => {
    const within = categories.filter((category) => category.group === group.key);
    [group, ...within].forEach(({ key, drawn }, at) => {
      const number = `${twoDigits(place + 1)}-${twoDigits(at)}`;
      index.set(categoryPicture(key), () =>
        sectionSheet({ ...exampleOf(drawn), number }, houseLivery),
      );
    });
  });
  blogs.forEach((blog, at) => {
    const main = blogLiveries[at % blogLiveries.length] ?? houseLivery.main;
    index.set(`blogs/${blog.slug}.svg`, () =>
      workbenchScene(
        blog.pictured.map((kind) => exampleOf(kind).subject),
        blog.card,
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

/** The most drawings in memory: enough for a few pages, about five megabytes. */
const DRAWN_MOST = 1_000;
const drawn = new Map<string, string>();

/**
 * The SVG text of a picture that the catalogue refers to, drawn on demand and the same each time;
 * null for any other path.
 */
export function drawPicture(path: string): string | null {
  const known = drawn.get(path);
  if (known !== undefined) return known;
  const picture = pictureIndex().get(path)?.() ?? null;
  if (picture === null) return null;
  // The oldest drawing is removed.
  if (drawn.size >= DRAWN_MOST) drawn.delete(drawn.keys().next().value ?? '');
  drawn.set(path, picture);
  return picture;
}

/** Every path for which `drawPicture` has a drawing. */
export function picturePaths(): string[] {
  return [...pictureIndex().keys()];
}
