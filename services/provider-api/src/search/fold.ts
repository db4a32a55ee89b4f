/** The one spelling in which texts and queries are compared: no accents, lower case. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Collapses spaces; what a query is normalised to. */
export function foldQuery(text: string): string {
  return fold(text).replaceAll(/\s+/g, ' ').trim();
}
