/** Three suppliers' clerks, whose habits and goods differ, and what each of them has typed. */
import type { Catalogue } from 'demo-catalogue/catalogue-file';
import { hardwareCutting } from './hardware-cutting';
import { hardwareFixings } from './hardware-fixings';
import { hardwareSafety } from './hardware-safety';
import { hardwareTools } from './hardware-tools';
import { retailBuilding } from './retail-building';
import { retailHouse } from './retail-house';
import { retailPower } from './retail-power';
import { retailTools } from './retail-tools';
import { wholesaleElectrical } from './wholesale-electrical';
import { wholesalePiping } from './wholesale-piping';
import type { Clerk, Item } from './write-items';

export const CLERKS = {
  hardware: {
    name: "a hardware importer's stock list",
    families: [...hardwareFixings, ...hardwareSafety, ...hardwareCutting, ...hardwareTools],
    shouts: true,
    typos: 0.02,
    twice: 0.04,
    codesAtEnd: 0.3,
    uncategorised: 0.4,
  },
  retail: {
    name: "a big-box retailer's export",
    families: [...retailBuilding, ...retailPower, ...retailTools, ...retailHouse],
    shouts: false,
    typos: 0,
    twice: 0.01,
    codesAtEnd: 0.1,
    uncategorised: 0.05,
  },
  wholesale: {
    name: 'an electrical, plumbing and welding wholesaler',
    families: [...wholesaleElectrical, ...wholesalePiping],
    shouts: true,
    typos: 0.01,
    twice: 0.03,
    codesAtEnd: 0.1,
    uncategorised: 0.2,
  },
} satisfies Record<string, Clerk>;

export type ClerkName = keyof typeof CLERKS;

const idsOf = (names: readonly string[]) =>
  new Map([...new Set(names)].map((name, at) => [name, at + 1]));

const named = { image_path: '', description: '' };

/** What an import file has of the items; its product's id is an item's place, counted from 1. */
export function messyCatalogue(items: readonly Item[]): Catalogue {
  const brands = idsOf(items.map(({ brand }) => brand));
  const categories = idsOf(items.map(({ category }) => category));
  return {
    brands: [...brands].map(([brand_name, id]) => ({ id, brand_name, ...named })),
    categories: [...categories].map(([category_name, id]) => ({ id, category_name, ...named })),
    products: items.map((item, at) => ({
      id: at + 1,
      product_name: item.name,
      brand: brands.get(item.brand) ?? 0,
      category: categories.get(item.category) ?? 0,
      description: item.description,
      variants: item.variants.map((variant_name, nth) => ({
        variant_name,
        price: 100 + at + nth,
        useage: '',
        specs: [
          { label: 'Model', specs: nth === 0 ? item.model : `${item.model}-${variant_name}` },
          ...item.specs.map(([label, specs]) => ({ label, specs })),
        ],
        inclusions: [],
        images: [],
        default: nth === 0,
        stock: 10,
      })),
    })),
    blogs: [],
    testimonials: [],
  };
}
