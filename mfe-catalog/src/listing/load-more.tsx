import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { asButton } from 'shared-ui/button';
import { listParts, withPages } from './list-url';
import { useListSearch } from './use-list-search';

const MoreLink = styled(Link)`
  ${asButton('secondary')}
  align-self: center;
  min-width: min(12rem, 100%);
`;

type Props = { pages: number; pending: boolean };

/**
 * Leads to the same list with one page more. A link, so that the URL says how much is shown: Back
 * from a product finds the same cards.
 */
export function LoadMore({ pages, pending }: Props) {
  const { search, go } = useListSearch();
  const next = withPages(listParts(search), pages + 1);
  return (
    <MoreLink
      to={{ search: `?${next.toString()}` }}
      aria-disabled={pending || undefined}
      onClick={(event) => {
        const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
        // A click for another tab or window is left to the browser.
        if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
        event.preventDefault();
        // The next page is on its way already: asking again would only start it over.
        if (!pending) go(next);
      }}
    >
      Load More
    </MoreLink>
  );
}
