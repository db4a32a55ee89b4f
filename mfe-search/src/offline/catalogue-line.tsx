import { useEffect, useState, type ComponentType } from 'react';
import { useHost } from '../host';
import { prepareFallback } from '../search/search-catalogue';

/**
 * The line about the catalogue on this device, with the code of a search without a network made ready;
 * nothing until that is here, and where nothing is offered.
 * @param waits whether the offer waits for what the shopper does first
 */
export function CatalogueLine({ shown, waits }: { shown: boolean; waits: boolean }) {
  const host = useHost();
  const [Line, setLine] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isShown = true;
    void prepareFallback(host, waits).then((loaded) => {
      if (isShown) setLine(() => loaded);
    });
    return () => {
      isShown = false;
    };
  }, [host, waits]);
  return Line && shown ? <Line /> : null;
}
