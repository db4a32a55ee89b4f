import styled from '@emotion/styled';

/**
 * Where a header that stays would take a quarter of the height, as on a page that is enlarged four
 * times: four times `--header-height` on a phone, and on a desk.
 */
export const onLowScreens =
  '@media (max-height: 14rem), (min-width: 64rem) and (max-height: 18rem)';

/** The bar of both headers; each header sets its position, and how it is printed. */
export const HeaderBar = styled.header`
  container-type: inline-size;
  z-index: var(--z-header);
  background: var(--color-chrome);
  color: var(--color-on-chrome);
  border-bottom: 3px solid var(--color-accent);
  padding-top: env(safe-area-inset-top);
  /* The page's focus colour is too dark here. What opens over the page has the page's colours. */
  & :focus-visible:not(dialog *, [data-opened] *) {
    outline-color: var(--color-chrome-focus);
  }
`;

/**
 * The row inside the bar, as wide as the page's column. Where letters are so large that it doesn't
 * fit, it has the mark without the name, and a second line.
 */
export const HeaderRow = styled.div`
  display: flex;
  align-items: center;
  max-width: var(--page-width);
  min-height: var(--header-height);
  margin-inline: auto;
  padding-inline: var(--gutter);
  @container (max-width: 16rem) {
    && {
      flex-wrap: wrap;
      gap: 0;
    }
    svg + span {
      display: none;
    }
  }
`;
