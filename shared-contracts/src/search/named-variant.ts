/**
 * The variant that a query names, by its model number or by words that its siblings lack, so that a
 * search for 'TN HB48-1-10X60' leads to M10 × 60 and not to the product's first size.
 */
import { tokensOf } from './tokens';

/** Shorter parts of a model number, such as the '1' of 'HB48-1-10X60', name nothing. */
const MODEL_PART_LEAST = 3;
/** As many letters of a model number must be typed, so that it counts without the rest. */
const NEAR_LEAST = 5;

const WHOLE_MODEL = 8;
const WORD = 3;
const NEAR_MODEL = 2;

type Known = { name: string; model: string };

/** What a variant can be named by. */
type Named<Variant> = { variant: Variant; words: Set<string>; model: string };

/** The sizes of '10 × 160 mm' with the unit that stands behind the last. */
function sizesIn(name: string): string[] {
  if (!/[×x]/i.test(name)) return [];
  const found = name.matchAll(/((?:\d+(?:\.\d+)?\s*[×x]\s*)+)\d+(?:\.\d+)?\s*(mm|cm|m|in)\b/gi);
  return [...found].flatMap(([, before = '', unit = '']) =>
    (before.match(/\d+(?:\.\d+)?/g) ?? []).flatMap((size) =>
      tokensOf(`${size} ${unit}`).map(({ text }) => text),
    ),
  );
}

/** The words by which a variant's name names it. */
export const wordsOfName = (name: string): string[] => [
  ...tokensOf(name).flatMap(({ text, parts }) => [text, ...parts]),
  ...sizesIn(name),
];

function namedBy<Variant extends Known>(
  variant: Variant,
  wordsOf: typeof wordsOfName,
): Named<Variant> {
  const model = tokensOf(variant.model);
  const ofModel = model
    .flatMap(({ text, parts }) => [text, ...parts])
    .filter((word) => word.length >= MODEL_PART_LEAST);
  return {
    variant,
    words: new Set([...wordsOf(variant.name), ...ofModel]),
    model: model.map(({ text }) => text).join(''),
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
 * @param wordsOf the words of a variant's name; many variants have the same, so a caller may keep them
 */
export function namedVariant<Variant extends Known>(
  words: readonly string[],
  ofProduct: ReadonlySet<string>,
  variantsOf: readonly Variant[],
  wordsOf = wordsOfName,
): Variant | undefined {
  const all = words.join('');
  const told = words.filter((word) => !ofProduct.has(word));
  const scored = variantsOf
    .map((variant) => namedBy(variant, wordsOf))
    .map((named) => ({
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
