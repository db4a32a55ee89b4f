import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { pictureSources } from 'shared-contracts/paths';
import { Badge } from 'shared-ui/badge';
import { EmptyState } from 'shared-ui/empty';
import { PageTitle } from 'shared-ui/page';
import { Picture } from 'shared-ui/picture';
import { Retry } from 'shared-ui/retry';
import { Row, Stack } from 'shared-ui/stack';
import { countText } from '../directory/entry';
import { CatalogPage } from '../catalog-page';
import { ListingPending } from '../listing/listing-frame';
import { ProductListing } from '../listing/product-listing';
import { NeedsNetwork } from '../needs-network';
import { Trail } from '../trail';
import { ChildLinks } from './child-links';
import type { CollectionData } from './collection';
import { trailOf } from './collection-trail';
import type { Step } from './collection-entry';

const Description = styled.p`
  max-width: var(--measure);
  color: var(--color-text-muted);
`;

/** The brand's mark on its plate, beside its name. */
const Mark = styled.span`
  flex: none;
  width: min(10rem, 27vw);
`;

type Props = {
  type: 'category' | 'brand';
  data: CollectionData;
  /** What leads here: all categories, or all brands. */
  above: Step;
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
        <NeedsNetwork part="This list" pending={retrying} onRetry={retry} />
      </CatalogPage>
    );
  }
  return (
    <CatalogPage>
      <PageTitle>{above.name}</PageTitle>
      <EmptyState
        drawing="bin"
        title="No Products Available."
        action={
          <Row>
            {kind === 'failed' ? <Retry size="small" pending={retrying} onRetry={retry} /> : null}
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
        <Trail steps={trailOf(entry, above, '')} />
        <Row justify="space-between">
          <Row>
            {type === 'brand' && entry.picture !== null ? (
              <Mark>
                <Picture
                  sources={pictureSources(entry.picture, '10rem')}
                  alt=""
                  ratio="5 / 2"
                  eager
                />
              </Mark>
            ) : null}
            <PageTitle>{entry.name}</PageTitle>
            {entry.count === null ? null : <Badge>{countText(entry.count)}</Badge>}
          </Row>
          {action}
        </Row>
        {entry.description ? <Description>{entry.description}</Description> : null}
        {entry.children.length > 0 ? (
          <ChildLinks label={`Categories in ${entry.name}`} entries={entry.children} />
        ) : null}
      </Stack>
      <ProductListing listing={listing} label={entry.name} of={{ type, id: entry.id }} />
    </CatalogPage>
  );
}

/** A category or brand on its way. */
export function CollectionPending() {
  return <ListingPending trail />;
}
