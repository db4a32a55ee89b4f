/** Measures of a ranking, from its products' grades in its order. */

function discounted(grades: readonly number[], depth: number): number {
  return grades
    .slice(0, depth)
    .reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

/** nDCG: 1 where the best stand first in the best order. @param all the grades of all products */
export function ndcg(grades: readonly number[], all: readonly number[], depth = 10): number {
  const best = discounted(
    all.toSorted((a, b) => b - a),
    depth,
  );
  return best === 0 ? 0 : discounted(grades, depth) / best;
}

/** The share of the products of the best grade that are among the first, of as many as fit there. */
export function recall(grades: readonly number[], all: readonly number[], depth = 20): number {
  const top = Math.max(...all);
  const wanted = all.filter((grade) => grade === top).length;
  const found = grades.slice(0, depth).filter((grade) => grade === top).length;
  return wanted === 0 ? 0 : found / Math.min(depth, wanted);
}
