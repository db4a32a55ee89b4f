/** The one spelling in which texts and queries are compared: no accents, lower case. */
export function fold(text: string): string {
  // Most texts have no accent, and a search folds a hundred products' words.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();
}
