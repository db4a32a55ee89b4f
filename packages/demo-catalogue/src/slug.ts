/** A name as part of a path: in lower case, with hyphens, and without characters to escape. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('²', '2')
    .replaceAll('ø', '')
    .replaceAll('×', 'x')
    .replace(/(\d)[.,/](\d)/g, '$1-$2')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
