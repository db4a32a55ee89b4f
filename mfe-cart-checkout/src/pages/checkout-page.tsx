import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { LoaderContext, Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { Notice } from 'shared-ui/notice';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { Skeleton } from 'shared-ui/skeleton';
import { Stack } from 'shared-ui/stack';
import { CustomerCheckout } from '../checkout/customer-checkout';
import { useSession } from '../use-session';

/**
 * Cart and form are personal and exist only in the browser, so the page's data only says whether
 * the visitor is a guest.
 */
type Data = { kind: 'guest' } | { kind: 'customer' };

function load({ host }: LoaderContext): Promise<Data> {
  return Promise.resolve({ kind: host.session.read() ? 'customer' : 'guest' });
}

const Room = styled(PageWidth)`
  padding-block: var(--space-6) var(--space-10);
`;

function GuestCheckout({ ended }: { ended: boolean }) {
  return (
    <Notice>
      {ended ? <p>Your session has ended. What you typed is kept.</p> : null}
      <p>Please log in to proceed to checkout.</p>
      <p>
        <Link to={paths.login()}>Sign in</Link>
      </p>
    </Notice>
  );
}

function CheckoutPage({ data }: { data: Data }) {
  const current = useSession();
  return (
    <Room>
      <Stack gap={5}>
        <PageTitle>Checkout</PageTitle>
        {data.kind === 'customer' && current ? (
          <CustomerCheckout key={current.user.id} user={current.user} />
        ) : (
          <GuestCheckout ended={data.kind === 'customer'} />
        )}
      </Stack>
    </Room>
  );
}

function CheckoutPending() {
  return (
    <Room aria-busy="true">
      <Stack gap={5}>
        <PageTitle>Checkout</PageTitle>
        <Skeleton height="6rem" />
        <Skeleton height="24rem" />
      </Stack>
    </Room>
  );
}

export const checkoutPage: Page<Data> = {
  Component: CheckoutPage,
  Pending: CheckoutPending,
  loader: load,
  head: () => ({ title: 'Checkout', robots: 'noindex' }),
  status: () => 200,
};
