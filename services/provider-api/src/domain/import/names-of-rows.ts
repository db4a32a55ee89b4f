/** Makes brands and categories of the names that products have where a file has no lists of them. */
import { fingerprintOf } from './keys';
import type { ReadCatalogue } from './catalogue-file';

/** 'Tools > Hex Keys' as its names, the widest first. */
function pathOf(text: string): string[] {
  return text
    .split(/\s*[>›]\s*/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** A long name has its hash for a key. */
const keyOf = (name: string) => (name.length > 200 ? fingerprintOf(name) : name);

type Lists = Pick<ReadCatalogue, 'brands' | 'categories'>;

export class NamesOfRows {
  readonly #brands = new Set<string>();
  readonly #categories = new Set<string>();

  constructor(readonly lists: Lists) {}

  #brand(name: string): string {
    const id = keyOf(name.trim().toLowerCase());
    if (id !== '' && !this.#brands.has(id)) {
      this.#brands.add(id);
      this.lists.brands.push({ id, brand_name: name.trim() });
    }
    return id;
  }

  /** @returns the key of the path's last name; those above it are its parents */
  #category(text: string): string {
    let above: string | null = null;
    for (const name of pathOf(text)) {
      const lower = name.toLowerCase();
      const id: string = keyOf(above === null ? lower : `${above} > ${lower}`);
      if (!this.#categories.has(id)) {
        this.#categories.add(id);
        this.lists.categories.push({ id, category_name: name, parent: above });
      }
      above = id;
    }
    return above ?? '';
  }

  /** A product with the keys of its brand and category instead of their names. */
  link(product: unknown): unknown {
    if (typeof product !== 'object' || product === null) return product;
    const { brand, category } = product as { brand?: unknown; category?: unknown };
    return {
      ...product,
      ...(typeof brand === 'string' ? { brand: this.#brand(brand) } : {}),
      ...(typeof category === 'string' ? { category: this.#category(category) } : {}),
    };
  }
}
