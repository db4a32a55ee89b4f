/** Products of a file as they are written: with stored pictures, prices in centavos and fingerprints. */
import { priceFromWire } from 'shared-contracts/money';
import type { StoredLinks } from '../../database/tables/trade';
import { fingerprintOf } from './keys';
import type { ReadProduct } from './catalogue-file';
import { variantKey } from './read-catalogue';
import type { PictureTaker } from './take-pictures';
import { searchedSpecs, termsOf } from '../trade/stored-terms';

type ReadVariant = ReadProduct['variants'][number];

async function imagesOf(variant: ReadVariant, pictures: PictureTaker): Promise<string[]> {
  const images: string[] = [];
  for (const { path } of variant.images ?? []) {
    const taken = await pictures.take(path);
    if (taken !== null) images.push(taken);
  }
  return images;
}

async function prepareVariants(product: ReadProduct, pictures: PictureTaker) {
  const prepared = [];
  // Exactly one variant is the default: the first that is marked, else the first.
  const marked = product.variants.findIndex((variant) => variant.default === true);
  for (const [place, variant] of product.variants.entries()) {
    const values = {
      place,
      name: variant.variant_name,
      price: priceFromWire(variant.price),
      description: variant.description ?? '',
      useage: variant.useage ?? '',
      specs: variant.specs ?? [],
      inclusions: variant.inclusions ?? [],
      images: await imagesOf(variant, pictures),
      isDefault: place === Math.max(0, marked),
      stockImported: variant.stock ?? null,
    };
    // The product's part is encoded, so that its first '/' ends it.
    const key = `${encodeURIComponent(String(product.id))}/${variantKey(variant)}`;
    const terms = termsOf(variant);
    // One without them has the fingerprint that it always had.
    const fingerprint = fingerprintOf(terms === null ? values : [values, terms]);
    prepared.push({ key, values, terms, fingerprint });
  }
  return prepared;
}

/** @returns null where the file names no others */
function linksOf(product: ReadProduct): Omit<StoredLinks, 'source'> | null {
  const related = [...new Set((product.related ?? []).map(String))];
  const replacedBy = product.replaced_by?.toString() ?? null;
  const fits = [...new Set((product.fits ?? []).map(String))];
  if (related.length === 0 && replacedBy === null && fits.length === 0) return null;
  // Without any it has the fingerprint that it always had.
  return { related, replacedBy, ...(fits.length === 0 ? {} : { fits }) };
}

export async function prepareProduct(product: ReadProduct, pictures: PictureTaker) {
  const variants = await prepareVariants(product, pictures);
  const shown = variants.find(({ values }) => values.isDefault) ?? variants[0];
  const values = {
    name: product.product_name,
    sortName: product.product_name.toLowerCase(),
    description: product.description ?? '',
    featured: product.featured ?? false,
    firstImage: [shown, ...variants].flatMap((variant) => variant?.values.images ?? [])[0] ?? null,
  };
  // What the search reads of the variants.
  const texts = variants.map((variant) => [variant.values.name, searchedSpecs(variant)]);
  const links = linksOf(product);
  return {
    key: String(product.id),
    brand: String(product.brand),
    category: String(product.category),
    values,
    links,
    fingerprint: fingerprintOf(links === null ? [values, texts] : [values, texts, links]),
    variants,
  };
}

export type PreparedProduct = Awaited<ReturnType<typeof prepareProduct>>;
