import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { PageWidth } from 'shared-ui/page';
import { Skeleton } from 'shared-ui/skeleton';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { ProductGridSkeleton } from './product-grid';

/** Cards while a list comes for the first time (specification, section 9). */
const FIRST_SKELETONS = 8;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding-block: var(--space-6) var(--space-10);
`;

/** The column of a page of the catalog. */
export function CatalogPage({ children }: { children: ReactNode }) {
  return (
    <PageWidth>
      <Column>{children}</Column>
    </PageWidth>
  );
}

/** A list on its way. Without a heading: the focus that waits on one would be lost with it. */
export function ListingPending() {
  return (
    <CatalogPage>
      <Skeleton width="min(18rem, 70%)" height="var(--text-3xl)" />
      <VisuallyHidden role="status">Loading products</VisuallyHidden>
      <Skeleton height="var(--touch)" />
      <ProductGridSkeleton cards={FIRST_SKELETONS} />
    </CatalogPage>
  );
}
