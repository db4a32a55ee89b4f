/**
 * A number that depends only on the given words. The catalogue must be the same on every machine
 * and every day, so nothing in it may use the time or a random number. FNV-1a over UTF-16 units,
 * then mixed so that similar words give different numbers; 0 ≤ result < 1.
 */
export function fraction(...words: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const char of words.join('|')) {
    hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** One of `items`, chosen by the words; throws on an empty list. */
export function pick<T>(items: readonly T[], ...words: (string | number)[]): T {
  const item = items[Math.floor(fraction(...words) * items.length)];
  if (item === undefined) throw new Error('pick: nothing to choose from');
  return item;
}
