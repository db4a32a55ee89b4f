/** Measures of a ranking, from the grades of its products in their order. */

function discounted(grades: readonly number[], depth: number): number {
  return grades
    .slice(0, depth)
    .reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

/** nDCG: 1 for the best possible order. @param all the grades of all products */
export function ndcg(grades: readonly number[], all: readonly number[], depth = 10): number {
  const best = discounted(
    all.toSorted((a, b) => b - a),
    depth,
  );
  return best === 0 ? 0 : discounted(grades, depth) / best;
}

/** How many of the first products have the best grade, as a share of the most that could. */
export function recall(grades: readonly number[], all: readonly number[], depth = 20): number {
  const top = Math.max(...all);
  const wanted = all.filter((grade) => grade === top).length;
  const found = grades.slice(0, depth).filter((grade) => grade === top).length;
  return wanted === 0 ? 0 : found / Math.min(depth, wanted);
}
