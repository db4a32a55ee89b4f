/**
 * The variant that a query names, by its model number or by words that its siblings lack, so that a
 * search for 'TN HB48-1-10X60' leads to M10 × 60 and not to the product's first size.
 */
import type { Queries } from '../../database/open';
import { variantsOf, type VariantRow } from '../catalogue/matched-variant';
import { mapInSlices, type YieldToOthers } from '../scheduler';
import type { Term } from './query-terms';
import { tokensOf } from './tokens';

/** How many products are compared before other calls may run: this takes a millisecond or two. */
const COMPARED_AT_ONCE = 2;
/** Shorter parts of a model number, such as the '1' of 'HB48-1-10X60', name nothing. */
const MODEL_PART_LEAST = 3;
/** As many letters of a model number must be typed, so that it counts without the rest. */
const NEAR_LEAST = 5;

const WHOLE_MODEL = 8;
const WORD = 3;
const NEAR_MODEL = 2;

type Known = Pick<VariantRow, 'name' | 'model'>;

/** What a variant can be named by. */
type Named<Variant> = { variant: Variant; words: Set<string>; model: string };

const runTogether = (text: string) =>
  tokensOf(text)
    .map((token) => token.text)
    .join('');

/** The sizes of '10 × 160 mm' with the unit that stands behind the last. */
function sizesIn(name: string): string[] {
  const found = name.matchAll(/((?:\d+(?:\.\d+)?\s*[×x]\s*)+)\d+(?:\.\d+)?\s*(mm|cm|m|in)\b/gi);
  return [...found].flatMap(([, before = '', unit = '']) =>
    (before.match(/\d+(?:\.\d+)?/g) ?? []).flatMap((size) =>
      tokensOf(`${size} ${unit}`).map(({ text }) => text),
    ),
  );
}

function namedBy<Variant extends Known>(variant: Variant): Named<Variant> {
  const ofName = tokensOf(variant.name).flatMap(({ text, parts }) => [text, ...parts]);
  const ofModel = tokensOf(variant.model)
    .flatMap(({ text, parts }) => [text, ...parts])
    .filter((word) => word.length >= MODEL_PART_LEAST);
  return {
    variant,
    words: new Set([...ofName, ...sizesIn(variant.name), ...ofModel]),
    model: runTogether(variant.model),
  };
}

/** How well a variant has a word of the query. */
function scoreOf(word: string, { words, model }: Named<Known>): number {
  if (words.has(word)) return WORD;
  return word.length >= NEAR_LEAST && /\d/.test(word) && model.includes(word) ? NEAR_MODEL : 0;
}

/**
 * The variant that has most of the query's words, the first of several such; undefined where none
 * has more than the others.
 * @param ofProduct the words of the product's name, which name no variant
 */
function namedVariant<Variant extends Known>(
  words: readonly string[],
  ofProduct: ReadonlySet<string>,
  variantsOf: readonly Variant[],
): Variant | undefined {
  const all = words.join('');
  const told = words.filter((word) => !ofProduct.has(word));
  const scored = variantsOf.map(namedBy).map((named) => ({
    variant: named.variant,
    score: told.reduce(
      (sum, word) => sum + scoreOf(word, named),
      named.model !== '' && all.includes(named.model) ? WHOLE_MODEL : 0,
    ),
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const found = scored.filter(({ score }) => score === best);
  return best > 0 && found.length < scored.length ? found[0]?.variant : undefined;
}

/** The variants that a query names, by product. */
export async function namedVariants(
  queries: Queries,
  terms: readonly Term[],
  rows: readonly { id: number; product_name: string }[],
  yieldToOthers: YieldToOthers,
) {
  const words = terms.flatMap(({ ways }) => ways[0]?.words ?? []);
  const asked = rows
    .map((row) => ({
      id: row.id,
      ofProduct: new Set(tokensOf(row.product_name).flatMap(({ text, parts }) => [text, ...parts])),
    }))
    .filter(({ ofProduct }) => words.some((word) => !ofProduct.has(word)));
  if (asked.length === 0) return new Map<number, never>();
  await yieldToOthers();
  const known = await variantsOf(
    queries,
    asked.map(({ id }) => id),
  );
  const named = await mapInSlices(asked, COMPARED_AT_ONCE, yieldToOthers, ({ id, ofProduct }) => {
    const all = known.get(id) ?? [];
    const one = all.length > 1 ? namedVariant(words, ofProduct, all) : undefined;
    return one ? ([id, one] as const) : null;
  });
  return new Map(named.filter((entry) => entry !== null));
}
