import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';

const Panel = styled.section`
  padding: var(--space-4) clamp(var(--space-4), 3vw, var(--space-5));
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  background: var(--color-surface);

  > h2 {
    margin-bottom: var(--space-3);
    font-size: var(--text-lg);
  }
  @media print {
    padding: 0;
    border: 0;
    break-inside: avoid;
  }
`;

/** One thing to know of an order, under its heading. */
export function OrderPanel({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Panel aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </Panel>
  );
}
