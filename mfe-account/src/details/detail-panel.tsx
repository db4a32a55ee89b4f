import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';

const Panel = styled.section`
  padding: var(--space-5) clamp(var(--space-4), 3vw, var(--space-6));
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  background: var(--color-surface);

  > h2 {
    font-size: var(--text-lg);
  }
  > * + * {
    margin-top: var(--space-4);
  }
`;

/** One thing that customers can do with their account, under its heading. */
export function DetailPanel({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Panel aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </Panel>
  );
}
