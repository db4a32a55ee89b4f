/** What a BMEcat says beside its articles: its header, its groups, and which article is in which. */
import { elementsOf, type XmlElement } from '../files/xml-elements';
import { xmlTextOf } from '../files/text';
import { BadFile } from '../row';
import { all, plainPath, said, text } from './elements';

/** Deeper groups are in a circle. */
const LEVELS_MOST = 50;

type Group = { name: string; above: string; isRoot: boolean };

class Groups {
  readonly #groups = new Map<string, Group>();
  readonly #ofArticles = new Map<string, string[]>();

  add(element: XmlElement): void {
    const id = said(element, 'GROUP_ID');
    if (id === undefined) return;
    const isRoot = element.attributes.type === 'root';
    const name = (said(element, 'GROUP_NAME') ?? id).replaceAll(/\s*[>›]\s*/g, ' / ');
    this.#groups.set(id, { name, above: said(element, 'PARENT_ID') ?? '', isRoot });
  }

  map(element: XmlElement): void {
    const article = said(element, 'ART_ID', 'PROD_ID');
    const group = said(element, 'CATALOG_GROUP_ID');
    if (article === undefined || group === undefined) return;
    const groups = this.#ofArticles.get(article);
    if (groups) groups.push(group);
    else this.#ofArticles.set(article, [group]);
  }

  #pathOf(id: string): string[] | null {
    const path: string[] = [];
    let group = this.#groups.get(id);
    if (!group) return null;
    for (let level = 0; group && level < LEVELS_MOST; level += 1) {
      // The root is the catalogue itself.
      if (!group.isRoot || path.length === 0) path.unshift(group.name);
      group = this.#groups.get(group.above);
    }
    return group ? null : path;
  }

  /** The longest path of an article's groups, or a group that isn't one. */
  categoryOf(article: string): { category: string | undefined } | { wrong: string } {
    let best: string[] = [];
    for (const id of this.#ofArticles.get(article) ?? []) {
      const path = this.#pathOf(id);
      if (path === null) return { wrong: id };
      if (path.length > best.length) best = path;
    }
    return { category: best.length === 0 ? undefined : best.join(' > ') };
  }
}

export type BmecatCatalogue = {
  groups: Groups;
  /** Of prices that say none. */
  currency: string | undefined;
  /** The folder or address that pictures are named from. */
  pictures: string;
};

const ONLY_CHANGES: Record<string, string> = {
  T_UPDATE_PRODUCTS: 'an update of products',
  T_UPDATE_PRICES: 'an update of prices',
  T_NEW_PRODUCTDATA: 'product data without a catalogue',
};

/** Whether an XML file is a BMEcat, by its first tag. */
export async function isBmecat(file: string): Promise<boolean> {
  for await (const piece of xmlTextOf(file)) {
    const [, name] = /<((?:\w+:)?\w+)/.exec(piece.replaceAll(/<!--.*?-->/gs, '')) ?? [];
    return plainPath(name ?? '') === 'BMECAT';
  }
  return false;
}

/** @throws BadFile where it isn't a whole catalogue, or is cut off */
export async function readBmecat(file: string): Promise<BmecatCatalogue> {
  const groups = new Groups();
  let header: XmlElement | undefined;
  const isWanted = (path: string) => {
    const plain = plainPath(path);
    const transaction = plain.slice('BMECAT.'.length);
    const only = ONLY_CHANGES[transaction];
    if (only !== undefined) {
      throw new BadFile(
        `is ${only} (${transaction}): a whole catalogue (T_NEW_CATALOG) can be imported, and prices alone as a price list at the counter`,
      );
    }
    return /^BMECAT\.HEADER$|\.(?:CATALOG_STRUCTURE|(?:ARTICLE|PRODUCT)_TO_CATALOGGROUP_MAP)$/.test(
      plain,
    );
  };
  for await (const { path, element } of elementsOf(file, isWanted)) {
    if (path.endsWith('HEADER')) header = element;
    else if (path.endsWith('CATALOG_STRUCTURE')) groups.add(element);
    else groups.map(element);
  }
  const [catalog] = all(header, 'CATALOG');
  const [root] = all(catalog, 'MIME_ROOT');
  return { groups, currency: said(catalog, 'CURRENCY'), pictures: root ? text(root) : '' };
}
