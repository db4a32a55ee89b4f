import styled from '@emotion/styled';
import { Link, useSearchParams } from 'react-router-dom';
import { asButton } from 'shared-ui/button';
import { listParts, withPages } from './list-url';

const MoreLink = styled(Link)`
  ${asButton('secondary')}
  align-self: center;
  min-width: 12rem;
`;

type Props = { pages: number; pending: boolean };

/**
 * Leads to the same list with one page more. A link, so that the URL says how much is shown: Back
 * from a product finds the same cards.
 */
export function LoadMore({ pages, pending }: Props) {
  const [search] = useSearchParams();
  return (
    <MoreLink
      to={{ search: `?${withPages(listParts(search), pages + 1).toString()}` }}
      replace
      preventScrollReset
      aria-disabled={pending || undefined}
      onClick={(event) => {
        // The next page is on its way already: asking again would only start it over.
        if (pending) event.preventDefault();
      }}
    >
      Load More
    </MoreLink>
  );
}
