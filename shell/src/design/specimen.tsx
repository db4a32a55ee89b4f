import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { SectionTitle } from 'shared-ui/section-title';

const Section = styled.section`
  margin-top: var(--space-9);
  > h2 {
    margin-bottom: var(--space-5);
  }
`;

/** One group of tokens or primitives. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <SectionTitle>{title}</SectionTitle>
      {children}
    </Section>
  );
}

const Box = styled.div`
  margin-bottom: var(--space-6);
  > h3 {
    margin-bottom: var(--space-2);
    color: var(--color-text-muted);
    font-size: var(--text-sm);
    font-weight: var(--weight-medium);
  }
`;

/** A primitive in one or more of its states. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box>
      <h3>{name}</h3>
      {children}
    </Box>
  );
}
