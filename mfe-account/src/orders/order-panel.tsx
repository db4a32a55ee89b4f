import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { SectionTitle } from 'shared-ui/section-title';

const Panel = styled.section`
  > h2 {
    margin-bottom: var(--space-3);
    font-size: var(--text-lg);
  }
  @media print {
    break-inside: avoid;
  }
`;

/** One thing to know of an order, under its heading. */
export function OrderPanel({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Panel aria-labelledby={headingId}>
      <SectionTitle id={headingId}>{title}</SectionTitle>
      {children}
    </Panel>
  );
}
