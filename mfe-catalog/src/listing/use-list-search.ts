import { useSyncExternalStore } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';
import { afterPaint } from 'shared-ui/after-paint';
import { useHost } from '../host';
import { wishOf } from './list-wish';

const none = () => null;

/** What the URL of the shown list is about to say; null while nothing is asked of it. */
export function useAskedSearch(): URLSearchParams | null {
  const wish = wishOf(useHost());
  const wished = useSyncExternalStore(wish.subscribe, wish.read, none);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  if (wished?.pathname === pathname) return wished.search;
  return next?.pathname === pathname ? new URLSearchParams(next.search) : null;
}

/**
 * What the shown list's URL says, or is about to say: a choice shows at once, and the next one
 * builds on it, while the list itself is still on its way.
 */
export function useListSearch(): {
  search: URLSearchParams;
  go: (next: URLSearchParams) => void;
} {
  const wish = wishOf(useHost());
  const [shown, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  return {
    search: useAskedSearch() ?? shown,
    go(search) {
      const asked = { pathname, search };
      wish.set(asked);
      afterPaint(() => {
        // The shopper has asked for something else since, or has left the page.
        if (wish.read() !== asked) return;
        // At once: a box that is ticked must not look unticked until the router comes to it.
        setSearch(search, { replace: true, preventScrollReset: true, flushSync: true });
        wish.set(null);
      });
    },
  };
}
