/** The distributor's range as a catalogue to import. */
import type { Catalogue } from 'demo-catalogue/catalogue-file';
import { plainCatalogue } from '../plain-catalogue';
import type { RangeProduct } from './range';

export const distributorCatalogue = (range: readonly RangeProduct[]): Catalogue =>
  plainCatalogue(
    range.map(({ name, category, about, variants }) => ({
      name,
      brand: name.split(' ')[0] ?? '',
      category,
      description: about,
      variants: variants.map((variant) => ({
        name: variant.name,
        specs: [['Model', variant.modelNumber], ['GTIN', variant.gtin], ...variant.specs],
      })),
    })),
  );
