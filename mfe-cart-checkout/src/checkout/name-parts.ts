/** Words that begin a family name: 'dela Cruz', 'San Juan', 'van der Berg'. */
const PARTICLES = new Set(
  'da de del dela delos den der di do dos du la las le los san sta sto van von'.split(' '),
);

/**
 * An account's one name as given and family name, which the customer may change: 'Juan dela Cruz'
 * is Juan of the dela Cruz family. One word alone is a given name.
 */
export function namePartsOf(name: string): { first_name: string; last_name: string } {
  const words = name.trim().split(/\s+/u);
  let from = Math.max(1, words.length - 1);
  while (from > 1 && PARTICLES.has((words[from - 1] ?? '').toLowerCase().replace('.', ''))) {
    from -= 1;
  }
  return { first_name: words.slice(0, from).join(' '), last_name: words.slice(from).join(' ') };
}
