import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';

/** The page's column: as wide as the catalogue's grid, with gutters that respect a phone's notch. */
export const PageWidth = styled.div`
  width: 100%;
  max-width: calc(var(--page-width) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

const Title = styled.h1`
  text-wrap: balance;
`;

/** The page's one h1. It can take the focus, as it does after a change of route. */
export function PageTitle(props: ComponentPropsWithRef<'h1'>) {
  return <Title tabIndex={-1} {...props} />;
}
