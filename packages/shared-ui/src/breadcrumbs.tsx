import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const List = styled.ol`
  display: flex;
  align-items: center;
  /* Its words stand where a heading would; its links are higher, for a thumb. */
  margin-block: -0.8125rem -0.5rem;
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  line-height: var(--leading-snug);

  li {
    display: flex;
    align-items: center;
    min-width: 0;
    white-space: nowrap;
  }
  /* One line at any width: the page's own name is shortened first, because the heading says it
     anyway. */
  li:last-child {
    flex: 1 100 4rem;
    overflow: hidden;
  }
  /* One long name leaves the others readable. */
  li:not(:last-child) {
    max-width: max(8rem, 30%);
  }
  li > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  li + li::before {
    content: '/';
    content: '/' / '';
    margin-inline: var(--space-2);
    color: var(--color-line-strong);
  }
  a {
    padding-block: 0.8125rem;
    text-decoration-color: transparent;
  }
  @media (hover: hover) {
    a:hover {
      text-decoration-color: currentColor;
    }
  }
  [aria-current] {
    color: var(--color-text);
    font-weight: var(--weight-medium);
  }
`;

/**
 * The path to this page. Children are `<li>`s with the caller's links; the last has
 * `aria-current="page"`.
 */
export function Breadcrumbs({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <List>{children}</List>
    </nav>
  );
}
