import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { afterPaint } from 'shared-ui/after-paint';

/**
 * The variant that the URL asks for, and the way to ask for another. The choice shows at once: a
 * radio button may not wait for its navigation, which begins when the choice has been painted.
 */
export function useAskedVariant(): { asked: string | null; choose: (id: string) => void } {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  // Good until the location changes: from then on the URL says it, also after Back.
  const [choice, setChoice] = useState<{ id: string; at: string }>();

  /** What the URL is yet to say. */
  const latest = useRef<string>(null);
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );

  return {
    asked: choice?.at === key ? choice.id : search.get('variant'),
    choose(id) {
      setChoice({ id, at: key });
      latest.current = id;
      afterPaint(() => {
        // Another was chosen since, or the page was left.
        if (latest.current !== id) return;
        latest.current = null;
        const next = new URLSearchParams(search);
        next.set('variant', id);
        setSearch(next, { replace: true, preventScrollReset: true });
      });
    },
  };
}
