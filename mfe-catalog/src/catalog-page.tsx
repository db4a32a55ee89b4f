import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { PageWidth } from 'shared-ui/page';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding-block: var(--space-6) var(--space-10);
  @media print {
    padding-block: 0;
  }
`;

/** The column of a page of the catalog. */
export function CatalogPage({ children }: { children: ReactNode }) {
  return (
    <PageWidth>
      <Column>{children}</Column>
    </PageWidth>
  );
}
