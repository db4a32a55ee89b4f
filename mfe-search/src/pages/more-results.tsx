import { groupedNumber } from 'shared-contracts/grouped-number';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { asButton } from 'shared-ui/button';
import { Row } from 'shared-ui/stack';
import { PAGES_MOST, withPages } from './search-url';

const MoreLink = styled(Link)`
  ${asButton('secondary')}
  min-width: min(12rem, 100%);
`;

const End = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

type Props = {
  params: URLSearchParams;
  pages: number;
  shown: number;
  total: number;
  pending: boolean;
  onMore: (pages: number) => void;
};

/**
 * Leads to the same results with one page more: a link, so that it works without scripts. Where no
 * page shows more of them, it says so.
 */
export function MoreResults({ params, pages, shown, total, pending, onMore }: Props) {
  if (pages >= PAGES_MOST) {
    const all = total > shown ? ` of ${groupedNumber(total)}` : '';
    return (
      <End>
        These are the first {shown}
        {all} products. To see others, filter them or search for more words.
      </End>
    );
  }
  return (
    <Row justify="center">
      <MoreLink
        to={{ search: `?${withPages(params, pages + 1).toString()}` }}
        aria-disabled={pending || undefined}
        onClick={(event) => {
          const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
          // A click for another tab or window is left to the browser.
          if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
          event.preventDefault();
          if (!pending) onMore(pages + 1);
        }}
      >
        Load More
      </MoreLink>
    </Row>
  );
}
