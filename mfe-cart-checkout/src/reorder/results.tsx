import styled from '@emotion/styled';

/** The box below the button: what has changed, and then the result for each line. */
export const Results = styled.section`
  margin-top: var(--space-4);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  background: var(--color-surface);

  h2 {
    font-size: var(--text-md);
  }
  ul {
    margin-block: var(--space-3);
  }
`;
