import type { DirectoryEntry } from './entry';

/** A category at the top, with those right below it. */
export type Branch = { entry: DirectoryEntry; children: DirectoryEntry[] };

/**
 * The entries as a tree of two levels; deeper ones are on the pages of their parents. What has a
 * parent that isn't there, or is above itself, stands at the top.
 * @returns null where nothing is below anything
 */
export function branchesOf(entries: readonly DirectoryEntry[]): Branch[] | null {
  const known = new Set(entries.map(({ id }) => id));
  const childrenOf = new Map<string, DirectoryEntry[]>();
  for (const entry of entries) {
    if (entry.parent === null || entry.parent === entry.id || !known.has(entry.parent)) continue;
    const siblings = childrenOf.get(entry.parent);
    if (siblings) siblings.push(entry);
    else childrenOf.set(entry.parent, [entry]);
  }
  if (childrenOf.size === 0) return null;
  const below = new Set([...childrenOf.values()].flat());
  const reached = new Set<DirectoryEntry>();
  const reach = (entry: DirectoryEntry) => {
    if (reached.has(entry)) return;
    reached.add(entry);
    childrenOf.get(entry.id)?.forEach(reach);
  };
  const top = entries.filter((entry) => !below.has(entry));
  top.forEach(reach);
  const lost = entries.filter((entry) => !reached.has(entry));
  return [
    ...top.map((entry) => ({ entry, children: childrenOf.get(entry.id) ?? [] })),
    ...lost.map((entry) => ({ entry, children: [] })),
  ];
}

/** The names of the entries' parents, by the parents' ids. */
export function namesOf(entries: readonly DirectoryEntry[]): ReadonlyMap<string, string> {
  return new Map(entries.map(({ id, name }) => [id, name]));
}
