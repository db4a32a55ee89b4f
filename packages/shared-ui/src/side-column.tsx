import styled from '@emotion/styled';

/** A column beside the main one, where there is room: first `Beside`, then what it is about. */
export const SideColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 64rem) {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: var(--space-7);
    align-items: start;
  }
`;

/** The column beside: as wide with content as without. */
export const Beside = styled.aside`
  display: none;
  @media (min-width: 64rem) {
    display: block;
  }
`;
