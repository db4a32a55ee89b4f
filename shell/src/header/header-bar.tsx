import styled from '@emotion/styled';

/** The bar of both headers; each header sets its position, and how it is printed. */
export const HeaderBar = styled.header`
  z-index: var(--z-header);
  background: var(--color-chrome);
  color: var(--color-on-chrome);
  border-bottom: 3px solid var(--color-accent);
  padding-top: env(safe-area-inset-top);
`;

/** The row inside the bar, as wide as the page's column. */
export const HeaderRow = styled.div`
  display: flex;
  align-items: center;
  max-width: var(--page-width);
  min-height: var(--header-height);
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
