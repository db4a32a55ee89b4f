import { useEffect, useRef } from 'react';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { useHost } from '../host';

/** Tells the fact that products were loaded, each product once. */
export function useAnnounceLoaded(items: ProductListItem[]): void {
  const { events } = useHost();
  const told = useRef(new WeakSet<ProductListItem>());
  useEffect(() => {
    const fresh = items.filter((item) => !told.current.has(item));
    for (const item of fresh) told.current.add(item);
    if (fresh.length > 0) events.tell('catalog:products-loaded', { items: fresh });
  }, [events, items]);
}
