/** What the principles tell not to do: drawn here alone, and used nowhere. */
import styled from '@emotion/styled';

export const HeavyRule = styled.div`
  padding: var(--space-2) var(--space-4);
  background: var(--color-surface-2);
  border-bottom: 4px solid var(--color-accent);
  font-size: var(--text-2xl);
  font-weight: var(--weight-heavy);
`;

export const Box = styled.div`
  padding: var(--space-4);
  border-radius: var(--radius-2);
  background: var(--color-surface-2);
`;

export const Zebra = styled.table`
  width: 100%;
  th,
  td {
    padding: var(--space-2);
    border: 1px solid var(--color-line-strong);
  }
  tr:nth-of-type(even) {
    background: var(--color-surface-2);
  }
`;

export const Loose = styled.ul`
  font-variant-numeric: proportional-nums;
`;

export const Bouncing = styled.div`
  width: 2rem;
  height: 2rem;
  background: var(--color-line-strong);
  transition: transform 900ms ease-in-out;
  @media (hover: hover) {
    div:hover > & {
      transform: translateX(6rem) rotate(360deg);
    }
  }
`;
