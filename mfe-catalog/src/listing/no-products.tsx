import { useRevalidator } from 'react-router-dom';
import { Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { Retry } from 'shared-ui/retry';
import { sizeOf } from 'shared-contracts/list-filter';
import { NeedsNetwork } from '../needs-network';
import { useFilter, type Fixed } from '../filter/use-filter';
import type { Listing } from './listing';

type Props = { listing: Listing; fixed: Fixed; retrying: boolean };

/** In the place of a list that has nothing to show: why, and what to do about it. */
export function NoProducts({ listing, fixed, retrying }: Props) {
  const { filter, failed, away, more, loaded } = listing;
  const { revalidate } = useRevalidator();
  const { clear } = useFilter(fixed);
  const filtered = sizeOf(filter) > 0;
  const among = more ? ` yet, among the ${loaded} loaded` : '';
  const retry = () => revalidate();
  if (away) return <NeedsNetwork part="This list" pending={retrying} onRetry={retry} />;
  return (
    <EmptyState
      drawing="bin"
      title="No Products Available."
      text={filtered && !failed ? `Nothing matches these filters${among}.` : undefined}
      action={
        failed ? (
          <Retry pending={retrying} onRetry={retry} />
        ) : filtered ? (
          <Button variant="secondary" onClick={clear}>
            Clear all filters
          </Button>
        ) : null
      }
    />
  );
}
