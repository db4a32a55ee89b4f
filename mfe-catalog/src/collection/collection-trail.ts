import type { CollectionEntry, Step } from './collection-entry';

/** The way to a category or brand, from the list of all on. */
export function trailOf(entry: CollectionEntry, top: Step, path: string): Step[] {
  return [top, ...entry.above, { name: entry.name, path }];
}
