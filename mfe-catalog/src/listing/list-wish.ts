import type { HostApi } from 'shared-contracts/door';

/** What a shopper has just asked of the list at a path: the search part of its URL. */
type Wish = { pathname: string; search: URLSearchParams };

/**
 * The wish of which the router doesn't know yet. It isn't in the router's state, because that would
 * let React look through every card for what depends on it before the tap could be answered.
 */
export type ListWish = {
  read: () => Wish | null;
  set: (wish: Wish | null) => void;
  subscribe: (listener: () => void) => () => void;
};

const wishes = new WeakMap<HostApi, ListWish>();

function createListWish(): ListWish {
  let present: Wish | null = null;
  const listeners = new Set<() => void>();
  return {
    read: () => present,
    set(wish) {
      present = wish;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The wish of one host: in a browser that is the tab's; on a server each request has its own. */
export function wishOf(host: HostApi): ListWish {
  const wish = wishes.get(host) ?? createListWish();
  wishes.set(host, wish);
  return wish;
}
