/** The word without its ending, so that 'bolts' and 'bolt' are one; numbers and sizes stay. */
export function stem(word: string): string {
  if (word.length <= 3 || !/^\p{L}+$/u.test(word)) return word;
  const single = word.replace(/(?:ies|es|s|y|e)$/, '');
  const base = single.replace(/(?:ing|ed|er)$/, '');
  return base.length >= 3 ? base : single;
}
