import styled from '@emotion/styled';
import { Link, useRevalidator } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { asButton } from 'shared-ui/button';
import { Drawing } from 'shared-ui/drawing';
import { PageTitle } from 'shared-ui/page';
import { Retry } from 'shared-ui/retry';
import { Skeleton } from 'shared-ui/skeleton';
import { Row, Stack } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { CatalogPage } from '../catalog-page';
import { NeedsNetwork } from '../needs-network';
import { ProductColumns } from './product-view';

const StoreLink = styled(Link)(asButton('secondary'));

const Waiting = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-5);
  padding-block: var(--space-8);
`;

/** There is no product of this id. */
export function ProductMissing() {
  return (
    <CatalogPage>
      <Waiting>
        <Drawing data-drawing="missing" />
        <PageTitle>This product does not exist</PageTitle>
        <Row>
          <StoreLink to={paths.store()}>Browse all products</StoreLink>
          <StoreLink to={paths.categories()}>All categories</StoreLink>
        </Row>
      </Waiting>
    </CatalogPage>
  );
}

/** The provider could not say whether there is one. */
export function ProductFailed() {
  const { state, revalidate } = useRevalidator();
  return (
    <CatalogPage>
      <Waiting>
        <Drawing data-drawing="fault" />
        <PageTitle>This product is not available right now</PageTitle>
        <Row>
          <Retry pending={state === 'loading'} onRetry={revalidate} />
          <StoreLink to={paths.store()}>Browse all products</StoreLink>
        </Row>
      </Waiting>
    </CatalogPage>
  );
}

/** The provider could not be asked: the network is down. */
export function ProductOffline() {
  const { state, revalidate } = useRevalidator();
  return (
    <CatalogPage>
      <PageTitle>Product</PageTitle>
      <NeedsNetwork part="This product" pending={state === 'loading'} onRetry={revalidate} />
    </CatalogPage>
  );
}

/** A product on its way. */
export function ProductPending() {
  return (
    <CatalogPage>
      <VisuallyHidden role="status">Loading the product</VisuallyHidden>
      <Skeleton width="16rem" height="2.75rem" />
      <ProductColumns>
        <Skeleton ratio="1 / 1" />
        <Stack gap={4}>
          <Skeleton width="80%" height="2.5rem" />
          <Skeleton width="40%" />
          <Skeleton width="50%" height="2.5rem" />
          <Skeleton height="var(--touch)" />
          <Skeleton height="10rem" />
        </Stack>
      </ProductColumns>
    </CatalogPage>
  );
}
