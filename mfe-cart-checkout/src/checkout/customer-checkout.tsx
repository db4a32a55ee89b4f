import styled from '@emotion/styled';
import { useEffect, useMemo, useState } from 'react';
import { tellRefusals } from 'shared-contracts/refusal';
import type { User } from 'shared-contracts/wire/account';
import { Skeleton } from 'shared-ui/skeleton';
import { Stack } from 'shared-ui/stack';
import { useComesBack } from 'shared-ui/use-comes-back';
import { useForm } from 'shared-ui/use-form';
import { whenIdle } from 'shared-ui/when-idle';
import { useStore } from 'zustand';
import type { CartState } from '../cart/cart-state';
import { useCart } from '../cart/use-cart';
import { useHost } from '../host';
import { CheckoutForm, focusForm } from './checkout-form';
import { CompanyOrdering } from './company-ordering';
import { checkoutOf, keep, type Checkout } from './checkout-store';
import { isBegun } from './draft';
import { beginAnew, checkForm, letGo, typeInto } from './fill-form';
import { KnownDetails } from './known-details';
import { edit, fillFromLastOrder } from './last-order';
import { confirmLater, lookLater, placing } from './later-order';
import { OrderPanel } from './order-panel';
import { OrderPlaced } from './order-placed';
import { PickupNotice } from './pickup-notice';
import { typeBusiness } from './type-business';

const Columns = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-8);
  align-items: start;

  > * {
    min-width: 0;
  }
  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 1fr) minmax(20rem, 26rem);
  }
`;

/** Fetched with the fields that it fills. Without it they stay empty. */
const fillCompany = (checkout: Checkout) =>
  import(/* webpackChunkName: "company-fields" */ './fill-company').then(
    ({ fillFromCompany }) => fillFromCompany(checkout),
    (error: unknown) => {
      checkout.host.report({ kind: 'error', message: String(error), part: 'company fields' });
    },
  );

/** The checkout of a customer: rendered in a browser only, where the session is. */
export function CustomerCheckout({ user }: { user: User }) {
  const host = useHost();
  const cart = useCart();
  const checkout = useMemo(
    () => checkoutOf(host, user.id, user.email ?? ''),
    [host, user.id, user.email],
  );
  const read = useStore(cart.store);
  // In the first render it is nobody's, and empty.
  const state: CartState = read.owner === 'guest' ? { ...read, load: 'loading' } : read;
  const { phase, values, business, shown, open } = useStore(checkout.store);
  const locked = phase.kind === 'sending' || open !== null;
  // The order's outcome is in the checkout's state, because that outlives the form.
  const form = useForm(tellRefusals(host), () => confirmLater(checkout), {
    check: () => checkForm(checkout),
    leadsTo: 'summary',
  });

  const errors = phase.kind === 'refused' ? phase.fields : form.faults;

  // The button that had the focus is gone.
  const [editing, setEditing] = useState(false);
  useEffect(() => {
    if (editing) focusForm();
  }, [editing]);

  useEffect(() => {
    beginAnew(checkout);
    if (isBegun(checkout.store.getState())) {
      lookLater(checkout, ({ resumeOrder }) => resumeOrder(checkout));
    } else whenIdle(() => void placing().catch(() => undefined));
    void fillFromLastOrder(checkout);
  }, [checkout]);

  const away = phase.kind === 'offline' || (phase.kind === 'unknown' && phase.away);
  useComesBack(away, () => {
    lookLater(checkout, ({ lookAgain }) => lookAgain(checkout));
  });

  if (phase.kind === 'placed') return <OrderPlaced phase={phase} />;
  return (
    <Stack gap={5}>
      <PickupNotice cart={state} />
      <Columns>
        <Stack gap={5}>
          {shown === 'lines' ? (
            <KnownDetails
              values={values}
              locked={locked}
              onEdit={() => {
                edit(checkout);
                setEditing(true);
              }}
              onSubmit={form.submit}
            />
          ) : null}
          {shown === 'asking' ? <Skeleton height="16rem" speaks /> : null}
          {shown === 'form' ? (
            <CheckoutForm
              values={values}
              errors={errors}
              attempt={form.attempt}
              locked={locked}
              onType={(name, value) => {
                form.mend(name);
                typeInto(checkout, name, value);
              }}
              onSubmit={form.submit}
            />
          ) : null}
          {shown === 'asking' ? null : (
            <CompanyOrdering
              values={business}
              errors={errors}
              tries={shown === 'lines' ? form.attempt : 0}
              locked={locked}
              onType={(name, value) => {
                form.mend(name);
                typeBusiness(checkout, name, value);
              }}
              onShown={() => void fillCompany(checkout)}
            />
          )}
        </Stack>
        <OrderPanel
          cart={cart}
          state={state}
          phase={phase}
          asking={shown === 'asking'}
          onLetGo={() => {
            letGo(checkout);
          }}
          onForget={() => {
            keep(checkout, { waiting: null, phase: { kind: 'filling' } });
          }}
        />
      </Columns>
    </Stack>
  );
}
