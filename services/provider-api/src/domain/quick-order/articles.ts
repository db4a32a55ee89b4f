/** The variants of candidates, with the words by which a line may name them. */
import { and, asc, eq, inArray, not } from 'drizzle-orm';
import { brands, categories, products, variants } from '../../database/tables/catalogue';
import type { Queries } from '../../database/open';
import { isCodeLabel } from '../search/index-columns';
import { tokensOf } from 'shared-contracts/search/tokens';
import { tellingWords } from './pasted-line';
import { stem } from './stem';

/** How many variants are read at once; a product rarely has a hundred. */
const READ_MOST = 20_000;

/** A variant on sale, and what it is called. */
export type Article = {
  variantId: number;
  productId: number;
  isDefault: boolean;
  inStock: boolean;
  /** In centavos; null is 'Price Upon Inquiry'. */
  price: number | null;
  /** Whether its product has others. */
  oneOfSeveral: boolean;
  /** Its numbers, written together: model, GTIN, maker's part number. */
  codes: ReadonlySet<string>;
  /** The words that a complete name has: the product's and the variant's. */
  productWords: readonly string[];
  variantWords: readonly string[];
  /** All words and parts of its name and numbers. */
  named: ReadonlySet<string>;
  /** Those of its specs, its brand and its category. */
  told: ReadonlySet<string>;
};

const together = (text: string) =>
  tokensOf(text)
    .map((token) => token.text)
    .join('');

/** All words of a text and their parts, as lines are compared with them. */
function allWords(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) =>
      tokensOf(text).flatMap((token) => [stem(token.text), ...token.parts.map(stem)]),
    ),
  );
}

const wordsOf = (text: string) => tellingWords(tokensOf(text).map((token) => token.text));

/** A GTIN is the same number with and without leading zeros. */
const withoutZeros = (code: string) => (/^\d+$/.test(code) ? code.replace(/^0+/, '') : code);

/** The variants of products, in the products' order. */
export async function readArticles(
  queries: Queries,
  productIds: readonly number[],
): Promise<Map<number, Article[]>> {
  const byProduct = new Map<number, Article[]>();
  if (productIds.length === 0) return byProduct;
  const rows = await queries
    .select({
      variantId: variants.id,
      productId: variants.productId,
      isDefault: variants.isDefault,
      stock: variants.stock,
      price: variants.price,
      name: variants.name,
      specs: variants.specs,
      trade: variants.trade,
      productName: products.name,
      brandName: brands.name,
      categoryName: categories.name,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(inArray(variants.productId, [...productIds]), not(variants.retired)))
    .orderBy(asc(variants.productId), asc(variants.place))
    .limit(READ_MOST);
  const siblings = new Map<number, number>();
  for (const { productId } of rows) siblings.set(productId, (siblings.get(productId) ?? 0) + 1);
  for (const row of rows) {
    const numbers = [
      ...row.specs.filter(({ label }) => isCodeLabel(label)).map(({ specs }) => specs),
      ...[row.trade?.gtin, row.trade?.mpn].filter((code) => code !== undefined),
    ];
    const values = row.specs.filter(({ label }) => !isCodeLabel(label)).map(({ specs }) => specs);
    const article: Article = {
      variantId: row.variantId,
      productId: row.productId,
      isDefault: row.isDefault,
      inStock: row.stock === null || row.stock > 0,
      price: row.price,
      oneOfSeveral: (siblings.get(row.productId) ?? 0) > 1,
      codes: new Set(numbers.map(together).map(withoutZeros)),
      productWords: wordsOf(row.productName),
      variantWords: wordsOf(row.name),
      named: allWords([row.productName, row.name, ...numbers]),
      told: allWords([row.brandName, row.categoryName, ...values]),
    };
    const others = byProduct.get(row.productId);
    if (others) others.push(article);
    else byProduct.set(row.productId, [article]);
  }
  return byProduct;
}

/** A number as `codes` has it. */
export const codeOf = withoutZeros;
