/**
 * The entries whose name has the typed text in it: whatever its case, from the first letter on
 * (specification, section 5). Blank keeps all.
 */
export function filterByName<Entry extends { name: string }>(
  entries: readonly Entry[],
  typed: string,
): Entry[] {
  const wanted = typed.trim().toLowerCase();
  return entries.filter(({ name }) => name.toLowerCase().includes(wanted));
}
