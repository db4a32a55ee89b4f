import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { SectionTitle } from 'shared-ui/section-title';

const Panel = styled.section`
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
      <SectionTitle id={headingId}>{title}</SectionTitle>
      {children}
    </Panel>
  );
}
