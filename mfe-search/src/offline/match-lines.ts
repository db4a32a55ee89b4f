/** Reads the lines of a quick order by the offline catalogue, as the provider reads them. */
import { allWords, articleOf, type Article } from 'shared-contracts/quick-lines/article';
import { stem } from 'shared-contracts/quick-lines/line-stem';
import { comparedWith } from 'shared-contracts/quick-lines/meaning';
import { pastedLine, type PastedLine } from 'shared-contracts/quick-lines/pasted-line';
import { asWritten, mended } from 'shared-contracts/quick-lines/written';
import type { OfflineLines } from 'shared-contracts/slots';
import type { LineChoice, MatchedLine } from 'shared-contracts/wire/quick-order';
import { candidatesOf } from './line-candidates';
import type { OfflineIndex, OfflineVariant } from './offline-index';

/** How many lines are read before what the shopper does goes on. */
const READ_AT_ONCE = 5;

type Told = { product: number; variant: OfflineVariant; isFirst: boolean };

function choiceOf(index: OfflineIndex, { product, variant, isFirst }: Told): LineChoice {
  return {
    product_id: index.id(product),
    variant_id: variant.id,
    product_name: index.name(product),
    variant_name: variant.variant_name,
    brand_name: index.brand(product),
    model: variant.model,
    price: variant.price,
    in_stock: variant.in_stock,
    image_path: index.image(product),
    default: isFirst,
    minimum_order: variant.minimum_order,
    order_step: variant.order_step,
    unit: variant.unit,
    pack_quantity: variant.pack_quantity,
  };
}

/** Each product's articles, made once. */
function articlesIn(index: OfflineIndex) {
  const told: Told[] = [];
  const made = new Map<number, Article[]>();
  return {
    told,
    of(product: number): Article[] {
      const known = made.get(product);
      if (known) return known;
      const variants = index.variants(product);
      // Which of several variants a number of the trade is of isn't told, so all have it: none is sure.
      const codes = index.codes(product);
      const words = allWords([index.brand(product), index.category(product)]);
      for (const word of index.stemsOf(product)) words.add(stem(word));
      const articles = variants.map((variant, at) => {
        told.push({ product, variant, isFirst: at === 0 });
        return articleOf({
          variantId: told.length - 1,
          isDefault: at === 0,
          inStock: variant.in_stock,
          price: variant.price,
          oneOfSeveral: variants.length > 1,
          productName: index.name(product),
          variantName: variant.variant_name,
          numbers: [variant.model, ...codes].filter(Boolean),
          told: words,
        });
      });
      made.set(product, articles);
      return articles;
    },
  };
}

/**
 * The same, without what the catalogue tells of the product alone: of several variants it may be
 * another one's.
 */
const surely =
  (index: OfflineIndex, { told }: ReturnType<typeof articlesIn>) =>
  (article: Article) => {
    const { product } = told[article.variantId] as Told;
    if (!article.oneOfSeveral) return article;
    return { ...article, told: allWords([index.brand(product), index.category(product)]) };
  };

/** What a line means; it is sure only of what the catalogue tells of one variant. */
function meaningIn(
  line: PastedLine,
  articles: Article[],
  all: boolean,
  sure: (article: Article) => Article,
) {
  const meaning = comparedWith(line, articles, all);
  if (meaning.outcome !== 'exact') return meaning;
  const surer = comparedWith(line, articles.map(sure), all);
  return surer.outcome === 'none' ? { ...meaning, outcome: 'likely' as const } : surer;
}

const breath = () =>
  new Promise<void>((done) => {
    setTimeout(done);
  });

/** @returns what each text may mean, in their order */
export async function matchLines(
  index: OfflineIndex,
  texts: readonly string[],
): Promise<OfflineLines> {
  const { synonyms, vocabulary } = index;
  const articles = articlesIn(index);
  const sure = surely(index, articles);
  const lines: MatchedLine[] = [];
  const stepped = new Set<string>();
  for (const [nth, text] of texts.entries()) {
    if (nth > 0 && nth % READ_AT_ONCE === 0) await breath();
    const pasted = pastedLine(text, nth, synonyms);
    const terms = mended(asWritten(pasted.terms, vocabulary), vocabulary, synonyms);
    const line = { ...pasted, terms };
    const { products, all } = candidatesOf(index, line);
    const meaning = meaningIn(line, products.flatMap(articles.of), all, sure);
    const chosen = meaning.variantIds.flatMap((id) => articles.told[id] ?? []);
    for (const { variant } of chosen) if (variant.stepped) stepped.add(variant.id);
    const { outcome, more } = meaning;
    const choices = chosen.map((each) => choiceOf(index, each));
    lines.push({ outcome, choices, ...(more ? { more } : {}) });
  }
  return { asOf: index.asOf, lines, stepped: [...stepped] };
}
