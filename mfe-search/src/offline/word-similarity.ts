/** The letter triples of a word, with two spaces before it and one behind. */
function triplesOf(word: string): string[] {
  const text = `  ${word} `;
  return Array.from({ length: text.length - 2 }, (_, at) => text.slice(at, at + 3));
}

/**
 * How alike two words are, 0 to 1: the most that the triples of one have in common with a stretch of
 * the other's, as a share of both together (word_similarity of PostgreSQL's pg_trgm).
 */
export function wordSimilarity(word: string, other: string): number {
  const asked = new Set(triplesOf(word));
  const given = triplesOf(other);
  let most = 0;
  for (let from = 0; from < given.length; from += 1) {
    if (!asked.has(given[from] ?? '')) continue;
    const stretch = new Set<string>();
    let common = 0;
    for (const triple of given.slice(from)) {
      if (!stretch.has(triple) && asked.has(triple)) common += 1;
      stretch.add(triple);
      most = Math.max(most, common / (asked.size + stretch.size - common));
    }
  }
  return most;
}
