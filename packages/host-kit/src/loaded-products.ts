import type { HostApi } from 'shared-contracts/door';
import type { Events } from 'shared-contracts/facts';
import type { ProductListItem } from 'shared-contracts/wire/product';

/** The most list items that are stored; beyond it the oldest are removed. */
const KEPT = 5000;

/**
 * The list items seen so far, in the order in which they were first seen, each in its newest state.
 */
export function createLoadedProducts(events: Events): HostApi['loadedProducts'] {
  const items = new Map<string, ProductListItem>();
  const listeners = new Set<() => void>();
  let snapshot: ProductListItem[] = [];
  events.on('catalog:products-loaded', (fact) => {
    for (const item of fact.items) items.set(item.id, item);
    for (const id of items.keys()) {
      if (items.size <= KEPT) break;
      items.delete(id);
    }
    snapshot = [...items.values()];
    for (const listener of [...listeners]) listener();
  });
  return {
    read: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
