/** The variants of candidates, with the words by which a line may name them. */
import { and, asc, eq, inArray, not } from 'drizzle-orm';
import { brands, categories, products, variants } from '../../database/tables/catalogue';
import type { Queries } from '../../database/open';
import { isCodeLabel } from '../search/index-columns';
import { allWords, articleOf, type Article } from 'shared-contracts/quick-lines/article';

/** How many variants are read at once; a product rarely has a hundred. */
const READ_MOST = 20_000;

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
    const article = articleOf({
      variantId: row.variantId,
      isDefault: row.isDefault,
      inStock: row.stock === null || row.stock > 0,
      price: row.price,
      oneOfSeveral: (siblings.get(row.productId) ?? 0) > 1,
      productName: row.productName,
      variantName: row.name,
      numbers,
      told: allWords([row.brandName, row.categoryName, ...values]),
    });
    const others = byProduct.get(row.productId);
    if (others) others.push(article);
    else byProduct.set(row.productId, [article]);
  }
  return byProduct;
}
