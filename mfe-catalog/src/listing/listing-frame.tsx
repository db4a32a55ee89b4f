import styled from '@emotion/styled';
import { useLocation } from 'react-router-dom';
import { Beside, SideColumns } from 'shared-ui/side-column';
import { Skeleton } from 'shared-ui/skeleton';
import { Stack } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { PAGE_SIZE } from 'shared-contracts/wire/category';
import { CatalogPage } from '../catalog-page';
import { pagesOf } from './list-url';
import { ProductGridSkeleton } from './product-grid';

/** Cards while a list comes for the first time (specification, section 9). */
const FIRST_SKELETONS = 8;

/** A labelled field: its label, its gap, its box. */
const FIELD = 'var(--text-sm) * var(--leading-snug) + var(--space-1) + var(--touch)';

/** The line over a list: filters, order, how many. */
export const ListBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--space-3) var(--space-4);
  min-height: calc(${FIELD});
  > p {
    flex: 1 0 100%;
  }
  @media (min-width: 40rem) {
    > p {
      flex: 1;
      order: -1;
    }
  }
`;

/** On a phone the line that says how many has a row of its own. */
const BarSkeleton = styled(ListBar)`
  align-items: flex-start;
  @media (max-width: 39.99rem) {
    min-height: calc(${FIELD} + var(--space-3) + var(--text-sm) * var(--leading-body));
  }
`;

/**
 * A list on its way, as long as it will be: who comes back to it is scrolled to the same place. Without
 * a heading: the focus that waits on one would be lost with it.
 */
export function ListingPending({ trail = false }: { trail?: boolean }) {
  const { search } = useLocation();
  const cards = pagesOf(new URLSearchParams(search)) * PAGE_SIZE;
  return (
    <CatalogPage>
      <Stack gap={2}>
        {trail ? <Skeleton width="14rem" height="2.75rem" /> : null}
        <Skeleton width="min(18rem, 70%)" height="calc(var(--text-3xl) * 1.12)" />
      </Stack>
      <VisuallyHidden role="status">Loading products</VisuallyHidden>
      <SideColumns>
        <Beside>
          <Skeleton height="24rem" />
        </Beside>
        <Stack gap={4}>
          <BarSkeleton>
            <Skeleton width="13rem" height="var(--touch)" />
          </BarSkeleton>
          <ProductGridSkeleton cards={FIRST_SKELETONS} places={cards} />
        </Stack>
      </SideColumns>
    </CatalogPage>
  );
}
