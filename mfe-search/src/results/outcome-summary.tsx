import { groupedNumber } from 'shared-contracts/grouped-number';
import type { ReactNode } from 'react';
import { EmptyState } from 'shared-ui/empty';
import { comesBack, OFFLINE } from 'shared-ui/offline';
import { Retry } from 'shared-ui/retry';
import { Row, Stack } from 'shared-ui/stack';
import type { SearchOutcome } from '../search/outcome';

/** The count of what was found. */
function countText(total: number): string {
  return `${groupedNumber(total)} ${total === 1 ? 'result' : 'results'} found`;
}

/** 'No "bosch" here; showing "18v".' */
function lackingText(query: string, lacking: readonly string[]): string {
  const kept = lacking
    .reduce((rest, word) => {
      const at = rest.toLowerCase().indexOf(word.toLowerCase());
      return at < 0 ? rest : rest.slice(0, at) + rest.slice(at + word.length);
    }, query)
    .replaceAll(/\s+/g, ' ')
    .trim();
  const words = lacking.map((word) => `"${word}"`).join(' or ');
  return `No ${words} here${kept === '' || kept === query ? '' : `; showing "${kept}"`}.`;
}

/** The message about a search, shown instead of the results or above them. */
export function OutcomeSummary({
  outcome,
  query,
  pending,
  onRetry,
  meantPart,
  elsewhere,
}: {
  outcome: SearchOutcome;
  query: string;
  pending: boolean;
  onRetry: () => unknown;
  /** The link or button that searches the query as it may have been meant. */
  meantPart: (meant: string) => ReactNode;
  /** Where to go on from where nothing was found. */
  elsewhere: ReactNode;
}) {
  const away = outcome.away ? <p>{OFFLINE}</p> : null;
  if (outcome.kind === 'found') {
    if (outcome.found.length === 0) {
      return (
        <Stack gap={2}>
          {away}
          <EmptyState
            drawing="bin"
            title={`No products found for "${query}"`}
            text="Try different keywords or check spelling"
            action={elsewhere}
          />
        </Stack>
      );
    }
    return (
      <Stack gap={2}>
        {away}
        <p>
          {countText(outcome.total)}
          {outcome.among === null
            ? null
            : ` among the ${groupedNumber(outcome.among)} products seen so far`}
        </p>
        {outcome.note ? <p>{outcome.note}</p> : null}
        {outcome.mentioned ? <p>No product is called "{query}"; these mention it.</p> : null}
        {outcome.lacking.length === 0 ? null : <p>{lackingText(query, outcome.lacking)}</p>}
        {outcome.meant === null ? null : <p>Did you mean {meantPart(outcome.meant)}?</p>}
      </Stack>
    );
  }
  return (
    <EmptyState
      drawing={outcome.away ? 'offline' : 'fault'}
      title={
        outcome.kind === 'failed'
          ? 'Search failed. Please try again.'
          : 'No products available to search'
      }
      text={outcome.away ? `${OFFLINE} ${comesBack('The search')}` : null}
      action={
        <Row>
          <Retry pending={pending} onRetry={onRetry} />
          {outcome.away ? elsewhere : null}
        </Row>
      }
    />
  );
}
