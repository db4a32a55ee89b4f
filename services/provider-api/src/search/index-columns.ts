/** The columns of a product for the search, made from its texts at import. */
import { sql, type SQL } from 'drizzle-orm';
import { fold } from './fold';
import { indexWords, tokensOf } from './tokens';

/**
 * Raise this when the rules below or in tokens.ts change: the next start then indexes all products
 * again.
 */
export const INDEX_RULES = '3';

/** The specs whose values are searched like names. */
const MODEL_LABELS = new Set(['model', 'model no.', 'model number', 'sku', 'part number']);

export type IndexedTexts = {
  name: string;
  brand: string;
  category: string;
  description: string;
  variants: readonly { name: string; specs: readonly { label: string; specs: string }[] }[];
};

function modelsOf({ variants }: IndexedTexts): string[] {
  const models = variants.flatMap(({ specs }) =>
    specs.filter(({ label }) => MODEL_LABELS.has(label.trim().toLowerCase())),
  );
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
  const named = [indexWords([texts.name, ...models].join(' ; ')), ...models.map(runTogether)].join(
    ' ',
  );
  const brand = indexWords(texts.brand);
  const category = indexWords(texts.category);
  const rest = indexWords(
    [texts.description, ...texts.variants.map(({ name }) => name)].join(' ; '),
  );
  const distinct = (text: string) => [...new Set(text.split(' '))].join(' ');
  return {
    searchText: [distinct(named), brand, category].join(' | '),
    searchTitle: titleOf(texts, models),
    // A: name 3, B: brand 2, C: category 1.5, D: description 1 (candidates.ts has the weights).
    searchVector: sql<string>`setweight(to_tsvector('english', ${named}), 'A')
      || setweight(to_tsvector('english', ${brand}), 'B')
      || setweight(to_tsvector('english', ${category}), 'C')
      || setweight(to_tsvector('english', ${distinct(rest)}), 'D')`,
  };
}
