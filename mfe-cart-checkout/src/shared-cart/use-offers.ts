import { useEffect, useRef, useState } from 'react';
import type { HttpClient } from 'shared-contracts/call';
import { useHost } from '../host';
import { readOffer, type Offer } from '../reorder/read-offer';
import type { SharedCart } from './shared-cart';

/** How many products are read at a time. */
const AT_ONCE = 4;

type Offers = Readonly<Record<string, Offer>>;

type Reading = {
  http: HttpClient;
  isCancelled: () => boolean;
  take: (id: string, offer: Offer) => void;
};

/** Reads some at a time, until all are read or nobody waits for them. */
async function readAll(
  ids: readonly string[],
  { http, isCancelled, take }: Reading,
): Promise<void> {
  const next = ids.values();
  const work = async () => {
    for (const id of next) {
      if (isCancelled()) return;
      take(id, await readOffer(http, id));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/**
 * What the shop says of every line: the page's first lines at once, the others one after another.
 * @returns `retry` asks again for those that could not be read
 */
export function useOffers({ lines, offers: first }: SharedCart): {
  offers: Offers;
  pending: boolean;
  retry: () => Promise<void>;
} {
  const { http } = useHost();
  const [offers, setOffers] = useState<Offers>(first);
  const [pending, setPending] = useState(lines.length > Object.keys(first).length);
  const gone = useRef(false);

  const reading: Reading = {
    http,
    isCancelled: () => gone.current,
    take: (id, offer) => {
      setOffers((known) => ({ ...known, [id]: offer }));
    },
  };
  const read = (ids: readonly string[]) =>
    readAll(ids, reading).then(() => {
      setPending(false);
    });

  useEffect(() => {
    gone.current = false;
    const later = lines.flatMap(({ variant_id: id }) => (first[id] ? [] : [id]));
    if (later.length > 0) void read(later);
    return () => {
      gone.current = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- another cart is another component
  }, []);

  return {
    offers,
    pending,
    retry() {
      setPending(true);
      return read(
        lines.flatMap(({ variant_id: id }) => (offers[id]?.kind === 'unknown' ? [id] : [])),
      );
    },
  };
}
