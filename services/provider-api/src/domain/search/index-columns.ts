/** The columns of a product for the search, made from its texts at import. */
import { sql, type SQL } from 'drizzle-orm';
import { isModelLabel } from 'shared-contracts/model-number';
import { isClassed } from '../specs/classes';
import { VALUE_MOST } from '../specs/spec-value';
import { fold } from 'shared-contracts/search/fold';
import { indexWords, tokensOf } from 'shared-contracts/search/tokens';
import { drillWords } from './drill-words';
import { rangeWords } from './ranges';
import { thicknessWords } from './sheet-words';
import { tradeWords, variantWords } from './trade-words';
import { UNITS } from 'shared-contracts/search/units';

/**
 * Raise this when the rules below or in tokens.ts change: the next start then indexes all products
 * again.
 */
export const INDEX_RULES = '11';

export type IndexedTexts = {
  name: string;
  brand: string;
  category: string;
  description: string;
  variants: readonly { name: string; specs: readonly { label: string; specs: string }[] }[];
};

/** Model numbers are searched like names. */
const TRADE_CODES = new Set(
  'gtin, ean, upc, barcode, mpn, manufacturer part number, part no., order code, article number, catalogue number'.split(
    ', ',
  ),
);
/** How an article is sold and not what it is: a search for a box must not find what comes in one. */
const TERMS_OF_SALE = new Set(
  'unit, unit of measure, uom, pack quantity, packaging, warranty, lead time'.split(', '),
);
/** How many different values of a product's specs are searched. */
const VALUES_MOST = 500;
/** Values that say nothing without their label. */
const EMPTY_VALUE = /^(?:no|none|n\/?a|-|—|\d+(?:\.\d+)?)$/;

/** Whether a spec names one article, so that it is searched like a name and narrows no list. */
export const isCodeLabel = (label: string): boolean =>
  isModelLabel(label) || TRADE_CODES.has(label.trim().toLowerCase());

function modelsOf({ variants }: IndexedTexts): string[] {
  const models = variants.flatMap(({ specs }) => specs.filter(({ label }) => isCodeLabel(label)));
  return [...new Set(models.map(({ specs }) => specs.trim()))];
}

/**
 * The part of a name between the brand and model number at its beginning and its first size: the
 * title of 'Halvorn HAG100-1P Angle Grinder 100 mm 780 W' is 'Angle Grinder'.
 */
export function titleOf({ name, brand }: IndexedTexts, models: readonly string[]): string {
  let rest = name.trim();
  if (fold(rest).startsWith(`${fold(brand)} `)) rest = rest.slice(brand.length).trim();
  const words = rest.split(/\s+/);
  // Skips the longest beginning that is also the beginning of a model number.
  let taken = 0;
  for (let count = 1; count < words.length; count += 1) {
    const beginning = words.slice(0, count).join(' ');
    if (models.some((model) => model.startsWith(beginning))) taken = count;
  }
  const title: string[] = [];
  for (const word of words.slice(taken)) {
    if (/\d/.test(word) && title.length > 0) break;
    if (!/\d/.test(word)) title.push(word);
  }
  // The size may have left a word that belongs to it: 'Grade' of 'Hex Bolts Grade 8.8'.
  while (/^(?:grade|class|din|type|size|for|with|[^\p{L}]*)$/iu.test(title.at(-1) ?? 'x')) {
    title.pop();
  }
  return title.slice(0, 5).join(' ');
}

/**
 * The values of specs, as they are searched. A bare number has its unit from the label ('Poles: 3'), the
 * 10A of a class is one, a yes is what its label says, and a sentence is no value.
 */
function valuesOf({ variants }: IndexedTexts): string[] {
  const values = variants.flatMap(({ specs }) =>
    specs.flatMap(({ label, specs: text }) => {
      const value = text.trim();
      const name = fold(label).trim();
      if (value === '' || value.length > VALUE_MOST) return [];
      if (isCodeLabel(label) || TERMS_OF_SALE.has(name)) return [];
      if (fold(value) === 'yes') return [label];
      if (/^\d+$/.test(value) && UNITS[name] !== undefined) return [`${value} ${name}`];
      if (isClassed(name, value)) return ['class', `class ${value}`];
      if (name === 'size' && /^\d/.test(value)) return [`${name} ${value}`];
      return EMPTY_VALUE.test(fold(value)) ? [] : [value];
    }),
  );
  return [...new Set(values)].slice(0, VALUES_MOST);
}

/** The model number as it may be typed without its spaces: 'br2800pge' for 'BR 2800PGE'. */
function runTogether(model: string): string {
  return tokensOf(model)
    .map(({ text }) => text)
    .join('');
}

/** The columns that the search reads. */
export function searchColumns(texts: IndexedTexts): {
  searchText: string;
  searchTitle: string;
  searchVector: SQL<string>;
} {
  const models = modelsOf(texts);
  const named = [
    indexWords([texts.name, ...models].join(' ; ')),
    ...rangeWords(texts.name),
    ...models.map(runTogether),
    ...tradeWords(texts.name),
  ].join(' ');
  const brand = indexWords(texts.brand);
  const category = indexWords(texts.category);
  const names = texts.variants.map(({ name }) => name);
  const told = [...valuesOf(texts), ...names];
  const values = [
    indexWords(told.join(' ; ')),
    ...told.flatMap(rangeWords),
    ...names.flatMap(variantWords),
    ...drillWords(texts.name, told),
    ...texts.variants.flatMap(({ specs }) => thicknessWords(texts.name, specs)),
  ].join(' ');
  const rest = [indexWords(texts.description), ...rangeWords(texts.description)].join(' ');
  const distinct = (text: string) => [...new Set(text.split(' '))].join(' ');
  return {
    searchText: [distinct(named), brand, category].join(' | '),
    searchTitle: titleOf(texts, models),
    // A: name 3, B: brand 2, C: category 1.5, D: description 1 (candidates.ts has the weights). The
    // specification ranks no specs and no variants; they count as the category does.
    searchVector: sql<string>`setweight(to_tsvector('english', ${named}), 'A')
      || setweight(to_tsvector('english', ${brand}), 'B')
      || setweight(to_tsvector('english', ${category}), 'C')
      || setweight(to_tsvector('english', ${distinct(values)}), 'C')
      || setweight(to_tsvector('english', ${distinct(rest)}), 'D')`,
  };
}
