import { useRevalidator } from 'react-router-dom';
import { Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { sizeOf } from '../filter/product-filter';
import { useFilter, type Fixed } from '../filter/use-filter';
import type { Listing } from './listing';

type Props = { listing: Listing; fixed: Fixed; retrying: boolean };

/** In the place of a list that has nothing to show: why, and what to do about it. */
export function NoProducts({ listing, fixed, retrying }: Props) {
  const { filter, failed, more, loaded } = listing;
  const { revalidate } = useRevalidator();
  const { clear } = useFilter(fixed);
  const filtered = sizeOf(filter) > 0;
  const among = more ? ` yet, among the ${loaded} loaded` : '';
  return (
    <EmptyState
      title="No Products Available."
      text={filtered && !failed ? `Nothing matches these filters${among}.` : undefined}
      action={
        failed ? (
          <Button variant="secondary" pending={retrying} onClick={() => void revalidate()}>
            Retry
          </Button>
        ) : filtered ? (
          <Button variant="secondary" onClick={clear}>
            Clear all filters
          </Button>
        ) : null
      }
    />
  );
}
