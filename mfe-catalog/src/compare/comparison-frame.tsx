import styled from '@emotion/styled';

/**
 * Scrolls in both directions by itself, so that names stay above and labels beside what is read. On
 * a phone two columns are in sight, and a swipe stops at a column's edge.
 */
export const Scroller = styled.div`
  --label-width: 4.75rem;
  --column: 7.75rem;
  --picture: 3.5rem;
  --padding: var(--space-2);
  position: relative;
  isolation: isolate;
  max-height: calc(100dvh - var(--header-height) - var(--space-4));
  overflow: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline-start: var(--label-width);
  scroll-snap-type: x proximity;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-1);
  background: var(--color-surface);
  @media (min-width: 40rem) {
    --label-width: 10rem;
    --column: 12rem;
    --picture: 7rem;
    --padding: var(--space-3);
  }
  @media print {
    --label-width: 6rem;
    --column: 0rem;
    --picture: 4rem;
    max-height: none;
    overflow: visible;
    border: 0;
  }
`;

/** All columns are equally wide; a few of them don't stretch over a wide page. */
export const Table = styled('table', { shouldForwardProp: (name) => name !== 'columns' })<{
  columns: number;
}>`
  min-width: calc(var(--label-width) + ${({ columns }) => columns} * var(--column));
  max-width: calc(var(--label-width) + ${({ columns }) => columns} * 24rem);
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  border: 0;

  && :is(th, td) {
    padding: var(--padding);
    vertical-align: top;
  }
  th,
  td {
    border-bottom: 1px solid var(--color-line);
    background: var(--color-surface);
  }
  tbody > tr:last-child > * {
    border-bottom: 0;
  }
  tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: var(--z-raised);
    width: var(--label-width);
    border-inline-end: 1px solid var(--color-line);
    color: var(--color-text-muted);
    font-weight: var(--weight-regular);
    hyphens: auto;
  }
  /* On a phone a label is set as in a title block, so that a word of ten letters keeps its line also
     where the browser hyphenates none. */
  @media screen and (max-width: 39.99rem) {
    && tr > :first-child {
      padding-inline-end: var(--space-1);
      font-size: var(--text-xs);
    }
  }
  /* The picture scrolls away, and the name stays. */
  thead > tr > * {
    position: sticky;
    top: calc(-1 * (var(--picture) + var(--padding)));
    z-index: 2;
    border-bottom-color: var(--color-text);
    scroll-snap-align: start;
  }
  thead > tr > :first-child {
    z-index: 3;
    vertical-align: bottom;
  }
  tr[data-differs] > * {
    background: var(--color-accent-surface);
  }
  tr[data-differs] > th > em {
    display: block;
    color: var(--color-accent-strong);
    font-size: var(--text-xs);
    font-style: normal;
    font-weight: var(--weight-strong);
  }
  td > p {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
  td small {
    font-size: inherit;
  }
  td button {
    padding-inline: var(--space-1);
    font-size: var(--text-sm);
  }
  @media print {
    tr > *,
    thead > tr > * {
      position: static;
    }
    tr {
      break-inside: avoid;
    }
    [data-press] {
      display: none;
    }
  }
`;
