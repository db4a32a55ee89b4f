const WORDS_MOST = 8;

/** Lower case, single spaces: how texts and queries are compared. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/**
 * A query's words, each once. '100mm' counts as two words, because most names write '100 mm', and
 * '24vdc' as three; the provider reads both spellings as one.
 */
export function queryWords(query: string): string[] {
  const apart = plain(query)
    .replaceAll(/(\d) ?v([ad]c)(?!\p{L})/gu, '$1 v $2')
    .replaceAll(
      /(\d)(mm2?|cm|kva|kw|ka|ma|kg|hp|nm|ah|in|ft|lb|pcs|bar|psi|rpm|v|w|a|l|m|t)(?!\p{L})/gu,
      '$1 $2',
    );
  return [...new Set(apart.split(' '))].slice(0, WORDS_MOST);
}
