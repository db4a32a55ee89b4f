import styled from '@emotion/styled';
import { Link, useRevalidator } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { asButton } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { PageTitle } from 'shared-ui/page';
import { Retry } from 'shared-ui/retry';
import { Skeleton } from 'shared-ui/skeleton';
import { Row } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { CatalogPage } from '../catalog-page';
import { NeedsNetwork } from '../needs-network';

const StoreLink = styled(Link)(asButton('secondary'));

export const TITLE = 'Compare products';

/** The link names nothing, or nothing that there is. */
export function ComparisonEmpty({ missing }: { missing: boolean }) {
  return (
    <CatalogPage>
      <PageTitle>{TITLE}</PageTitle>
      <EmptyState
        drawing={missing ? 'missing' : 'sheet'}
        title={missing ? 'These products do not exist' : 'Nothing to compare yet'}
        text={`Choose up to four products by “Compare”, on a list or on a product’s page.`}
        action={<StoreLink to={paths.store()}>Browse all products</StoreLink>}
      />
    </CatalogPage>
  );
}

/** None of the products could be read. */
export function ComparisonFailed({ away }: { away: boolean }) {
  const { state, revalidate } = useRevalidator();
  const pending = state === 'loading';
  return (
    <CatalogPage>
      <PageTitle>{TITLE}</PageTitle>
      {away ? (
        <NeedsNetwork part="This comparison" pending={pending} onRetry={revalidate} />
      ) : (
        <EmptyState
          drawing="fault"
          title="This comparison is not available right now."
          action={
            <Row>
              <Retry pending={pending} onRetry={revalidate} />
              <StoreLink to={paths.store()}>Browse all products</StoreLink>
            </Row>
          }
        />
      )}
    </CatalogPage>
  );
}

/** Products on their way. */
export function ComparisonPending() {
  return (
    <CatalogPage>
      <VisuallyHidden role="status">Loading the comparison</VisuallyHidden>
      <Skeleton width="min(18rem, 70%)" height="calc(var(--text-3xl) * 1.12)" />
      <Skeleton height="var(--touch)" width="16rem" />
      <Skeleton height="30rem" />
    </CatalogPage>
  );
}
