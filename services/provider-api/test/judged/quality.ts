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

/**
 * The share of right products among the first five, of as many as are shown or could be right; 1
 * where nothing is right and nothing is shown.
 * @param right how many products of the catalogue are right
 */
export function precision(grades: readonly number[], right: number, depth = 5): number {
  const shown = grades.slice(0, depth);
  const most = Math.max(shown.length, Math.min(depth, right));
  return most === 0 ? 1 : shown.filter((grade) => grade > 0).length / most;
}
