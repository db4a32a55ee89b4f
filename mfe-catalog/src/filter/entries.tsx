import styled from '@emotion/styled';

/** The boxes of one thing to filter by; a long list scrolls. */
export const Entries = styled.ul`
  max-height: 15rem;
  /* Room for the focus rings of the boxes, which stand at the edge. */
  margin-inline: calc(-1 * var(--space-1));
  padding-inline: var(--space-1);
  overflow-y: auto;
  overscroll-behavior: contain;
  font-size: var(--text-sm);

  label {
    min-height: 2.25rem;
    padding-block: 0.375rem;
  }
  @media (pointer: coarse) {
    label {
      min-height: var(--touch);
      padding-block: 0.625rem;
    }
  }
`;
