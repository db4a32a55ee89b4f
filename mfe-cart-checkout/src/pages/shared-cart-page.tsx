import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { asButton } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { Skeleton } from 'shared-ui/skeleton';
import { Stack } from 'shared-ui/stack';
import { loadSharedCart, sharedCartHead, type SharedCart } from '../shared-cart/shared-cart';
import { SharedCartView } from '../shared-cart/shared-cart-view';
import { sharedCartPath } from '../shared-cart/shared-lines';

const Room = styled(PageWidth)`
  max-width: 48rem;
  padding-block: var(--space-6) var(--space-10);
`;

const StoreLink = styled(Link)(asButton('secondary'));

function SharedCartPage({ data }: { data: SharedCart }) {
  return (
    <Room>
      {data.lines.length > 0 ? (
        <SharedCartView key={sharedCartPath(data.lines)} cart={data} />
      ) : (
        <Stack gap={5}>
          <PageTitle>Shared cart</PageTitle>
          <EmptyState
            drawing="missing"
            title="There is nothing in this link"
            text="Ask whoever sent it to share the cart again."
            action={<StoreLink to={paths.store()}>Browse all products</StoreLink>}
          />
        </Stack>
      )}
    </Room>
  );
}

function SharedCartPending() {
  return (
    <Room aria-busy="true">
      <Stack gap={5}>
        <PageTitle>Shared cart</PageTitle>
        <Skeleton height="6rem" speaks />
        <Skeleton height="6rem" />
      </Stack>
    </Room>
  );
}

/** /cart/shared?lines={variant:quantity}: somebody's cart, to look at and to add. */
export const sharedCartPage: Page<SharedCart> = {
  Component: SharedCartPage,
  Pending: SharedCartPending,
  loader: loadSharedCart,
  head: sharedCartHead,
  status: () => 200,
};
