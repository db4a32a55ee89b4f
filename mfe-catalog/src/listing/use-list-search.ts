import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';

/**
 * What the shown list's URL says, or is about to say: a choice shows at once, and the next one
 * builds on it, while the list itself is still on its way.
 */
export function useListSearch(): {
  search: URLSearchParams;
  go: (next: URLSearchParams) => void;
} {
  const [shown, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return {
    search: next?.pathname === pathname ? new URLSearchParams(next.search) : shown,
    go(search) {
      // At once: a box that is ticked must not look unticked until the router comes to it.
      setSearch(search, { replace: true, preventScrollReset: true, flushSync: true });
    },
  };
}
