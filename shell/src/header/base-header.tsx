import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { Logo } from './logo';

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-header);
  background: var(--color-chrome);
  color: var(--color-on-chrome);
  border-bottom: 3px solid var(--color-accent);
  padding-top: env(safe-area-inset-top);
  @media print {
    position: static;
  }
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  max-width: var(--page-width);
  min-height: var(--header-height);
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

const Links = styled.nav`
  display: flex;
  gap: var(--space-1);
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
  &:hover {
    color: inherit;
    text-decoration: underline;
  }
`;

/** The base layout's fixed header: 'Our Products' and 'Contacts' (specification, Layouts). */
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
    </Bar>
  );
}
