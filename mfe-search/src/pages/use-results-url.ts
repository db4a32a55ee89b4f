import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';

export type ResultsUrl = {
  /** The last choice, also while its results are loading. */
  params: URLSearchParams;
  loading: boolean;
  /** Chooses a value of a parameter; null removes it. */
  change: (name: string, value: string | null) => void;
};

/** What the address of the results says, and how it is changed. */
export function useResultsUrl(): ResultsUrl {
  const [shown, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const { state, location: next } = useNavigation();
  // A choice shows at once, before its results arrive, and the next choice builds on it.
  const params = next?.pathname === pathname ? new URLSearchParams(next.search) : shown;
  function change(name: string, value: string | null) {
    const changed = new URLSearchParams(params);
    // A new choice starts at its first page.
    changed.delete('pages');
    if (value === null) changed.delete(name);
    else changed.set(name, value);
    setParams(changed, { replace: true, preventScrollReset: true, flushSync: true });
  }
  return { params, loading: state === 'loading', change };
}
