import { useEffect } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import type { SortId } from 'shared-contracts/wire/product';
import { namedSort, withShownSort } from './list-url';

/**
 * Lets the URL name the order in which a list is shown, where the list took it from another one:
 * for a reload, and for whoever gets the link.
 */
export function useNamedSort(shown: SortId): void {
  const [search, setSearch] = useSearchParams();
  const { state } = useNavigation();

  useEffect(() => {
    // A navigation to another page must not be interrupted.
    if (state !== 'idle' || shown === 'default' || namedSort(search) !== null) return;
    setSearch(withShownSort(search, shown), { replace: true, preventScrollReset: true });
  }, [state, shown, search, setSearch]);
}
