import type { AnyPage, PageEntry } from 'shared-contracts/door';

const pages = new WeakMap<PageEntry, Promise<AnyPage>>();

/**
 * Gives an entry's page, the same object at every visit. With a new component React would mount the
 * page anew whenever its query changes, and focus and typed text would be lost. A failed load may
 * be tried again.
 */
export function pageOf(entry: PageEntry): Promise<AnyPage> {
  const known = pages.get(entry);
  if (known) return known;
  const loading = entry.load();
  pages.set(entry, loading);
  loading.catch(() => pages.delete(entry));
  return loading;
}
