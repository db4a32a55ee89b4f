import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { asButton } from 'shared-ui/button';
import { listParts, withPages } from './list-url';
import { useListSearch } from './use-list-search';

/** With scripts the cards come when somebody scrolls to them. */
const Place = styled.div`
  display: none;
  @media (scripting: none) {
    display: grid;
    justify-content: center;
  }
`;

const EarlierLink = styled(Link)(asButton('secondary'));

/**
 * Without scripts a long list shows its first and its last products; this leads to those before the
 * last.
 * @param pages how many pages of the list end with them
 */
export function Earlier({ pages }: { pages: number }) {
  const { search } = useListSearch();
  return (
    <Place role="listitem">
      <EarlierLink to={{ search: `?${withPages(listParts(search), pages).toString()}` }}>
        Show earlier products
      </EarlierLink>
    </Place>
  );
}
