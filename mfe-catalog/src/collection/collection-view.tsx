import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Badge } from 'shared-ui/badge';
import { EmptyState } from 'shared-ui/empty';
import { Offline } from 'shared-ui/offline';
import { PageTitle } from 'shared-ui/page';
import { Retry } from 'shared-ui/retry';
import { Row, Stack } from 'shared-ui/stack';
import { countText } from '../directory/entry';
import { CatalogPage, ListingPending } from '../listing/listing-frame';
import { ProductListing } from '../listing/product-listing';
import { Trail } from '../trail';
import type { CollectionData } from './collection';

const Description = styled.p`
  max-width: var(--measure);
  color: var(--color-text-muted);
`;

type Props = {
  type: 'category' | 'brand';
  data: CollectionData;
  /** What leads here: all categories, or all brands. */
  above: { name: string; path: string };
  /** The way out of this category or brand. */
  action: ReactNode;
};

type AbsentProps = Pick<Props, 'above' | 'action'> & { kind: 'missing' | 'failed' | 'away' };

/** In the place of a category or brand that isn't there, or could not be loaded. */
function Absent({ kind, above, action }: AbsentProps) {
  const { state, revalidate } = useRevalidator();
  const retrying = state === 'loading';
  const retry = () => revalidate();
  if (kind === 'away') {
    return (
      <CatalogPage>
        <PageTitle>{above.name}</PageTitle>
        <Offline part="This list" pending={retrying} onRetry={retry} />
      </CatalogPage>
    );
  }
  return (
    <CatalogPage>
      <PageTitle>{above.name}</PageTitle>
      <EmptyState
        title="No Products Available."
        action={
          <Row>
            {kind === 'failed' ? <Retry pending={retrying} onRetry={retry} /> : null}
            {action}
          </Row>
        }
      />
    </CatalogPage>
  );
}

/** The products of one category or brand. */
export function CollectionView({ type, data, above, action }: Props) {
  if (data.kind !== 'shown') return <Absent kind={data.kind} above={above} action={action} />;
  const { entry, listing } = data;
  return (
    <CatalogPage>
      <Stack gap={2}>
        <Trail steps={[above, { name: entry.name, path: '' }]} />
        <Row justify="space-between">
          <Row>
            <PageTitle>{entry.name}</PageTitle>
            {entry.count === null ? null : <Badge>{countText(entry.count)}</Badge>}
          </Row>
          {action}
        </Row>
        {entry.description ? <Description>{entry.description}</Description> : null}
      </Stack>
      <ProductListing listing={listing} label={entry.name} fixed={type} />
    </CatalogPage>
  );
}

/** A category or brand on its way. */
export function CollectionPending() {
  return <ListingPending trail />;
}
