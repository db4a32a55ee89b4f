import { Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { Notice } from 'shared-ui/notice';
import type { SearchOutcome } from '../search/search-catalogue';

/** The count of what was found. */
function countSaid(total: number): string {
  return `${total} ${total === 1 ? 'result' : 'results'} found`;
}

/** What is said of a search in the place of results, or beside them. */
export function OutcomeSaid({
  outcome,
  query,
  pending,
  onRetry,
}: {
  outcome: SearchOutcome;
  query: string;
  pending: boolean;
  onRetry: () => void;
}) {
  if (outcome.kind === 'found') {
    if (outcome.found.length === 0) {
      return (
        <EmptyState
          icon="search"
          title={`No products found for "${query}"`}
          text="Try different keywords or check spelling"
        />
      );
    }
    return (
      <p>
        {countSaid(outcome.total)}
        {outcome.among === null ? null : ` among the ${outcome.among} products seen so far`}
      </p>
    );
  }
  return (
    <Notice tone="warning">
      <p>
        {outcome.kind === 'failed'
          ? 'Search failed. Please try again.'
          : 'No products available to search'}
      </p>
      <Button variant="secondary" size="small" pending={pending} onClick={onRetry}>
        Retry
      </Button>
    </Notice>
  );
}
