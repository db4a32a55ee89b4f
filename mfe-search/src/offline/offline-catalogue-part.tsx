import { useEffect } from 'react';
import type { SlotProps } from 'shared-contracts/slots';
import { useHost } from '../host';
import { readLinesHere } from '../search/search-catalogue';
import { CatalogueLine } from './catalogue-line';

/** The fragment 'search.offline-catalogue': the line about it, and lines read by it. */
export function OfflineCataloguePart({ texts, onRead }: SlotProps<'search.offline-catalogue'>) {
  const host = useHost();
  useEffect(() => {
    if (!texts || !onRead) return;
    let isWanted = true;
    void readLinesHere(host, texts).then((read) => {
      if (read && isWanted) onRead(read);
    });
    return () => {
      isWanted = false;
    };
  }, [host, texts, onRead]);
  return <CatalogueLine shown waits={false} />;
}
