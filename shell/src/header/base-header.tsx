import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { HeaderBar, HeaderRow, onLowScreens } from './header-bar';
import { Logo } from './logo';
import { SearchField } from './search-field';

const Bar = styled(HeaderBar)`
  position: fixed;
  inset: 0 0 auto;
  ${onLowScreens} {
    position: absolute;
  }
  @media print {
    position: static;
  }
`;

const Inner = styled(HeaderRow)`
  justify-content: space-between;
  gap: var(--space-3);
`;

const Links = styled.nav`
  display: flex;
  gap: var(--space-1);
  @container (max-width: 16rem) {
    gap: 0;
    a {
      font-size: var(--text-xs);
      line-height: 1.1;
      white-space: normal;
    }
  }
`;

const BarLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  padding-inline: clamp(var(--space-1), 1.5vw, var(--space-2));
  color: inherit;
  font-size: clamp(var(--text-sm), 4.2vw, var(--text-md));
  font-weight: 600;
  white-space: nowrap;
  text-decoration: none;
  @media (hover: hover) {
    &:hover {
      color: inherit;
      text-decoration: underline;
    }
  }
`;

/**
 * The base layout's fixed header: 'Our Products' and 'Contacts' (specification, Layouts). A search
 * is opened by its keys only, and what is typed after them has a box to be in.
 */
export function BaseHeader() {
  return (
    <Bar>
      <Inner>
        <Logo />
        <Links aria-label="Main">
          <BarLink to={paths.store()}>Our Products</BarLink>
          <BarLink to={paths.contact()}>Contacts</BarLink>
        </Links>
      </Inner>
      <SearchField boxAlone />
    </Bar>
  );
}
