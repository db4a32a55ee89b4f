/** What the choice needs to know of a variant. */
type Choosable = { id: string; default: boolean };

/**
 * Which variant a product's page shows: the one that its query names; else the one whose id is the
 * page's own (a cart line links by variant id); else the default; else the first.
 * @param asked the `variant` of the query, or null
 * @param pageId the id in the page's path: a product's or a variant's
 * @returns undefined where the product has no variant
 */
export function chosenVariant<V extends Choosable>(
  variants: readonly V[],
  asked: string | null,
  pageId: string,
): V | undefined {
  return (
    variants.find(({ id }) => id === asked) ??
    variants.find(({ id }) => id === pageId) ??
    variants.find((variant) => variant.default) ??
    variants[0]
  );
}
