import styled from '@emotion/styled';
import { useId, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatMoney, withVatWords } from 'shared-contracts/money';
import { paths } from 'shared-contracts/paths';
import { Amount } from 'shared-ui/amount';
import { asButton, Button } from 'shared-ui/button';
import { Row, Stack } from 'shared-ui/stack';
import type { CartState } from '../cart/cart-state';
import { collectionOf } from '../cart/collection';
import { subtotalOf } from '../cart/lines';
import { useHost } from '../host';

const CheckoutLink = styled(Link)(asButton('primary'));

const Note = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  line-height: var(--leading-snug);
  @media (max-width: 39.99rem) {
    font-size: var(--text-xs);
  }
  > strong {
    display: block;
    color: var(--color-text);
  }
`;

/** The amount at the edge, under those of the lines; what it is with VAT before it for the eye. */
const Worth = styled.span`
  display: flex;
  flex: 1;
  flex-flow: row-reverse wrap;
  align-items: baseline;
  gap: 0 var(--space-3);
`;

const SignInLink = styled(Link)`
  display: inline-block;
  padding-block: 0.625rem;
  margin-block: calc(-1 * var(--space-1)) calc(-1 * var(--space-2));
  font-weight: var(--weight-strong);
`;

function GuestCheckout({ onFollow }: { onFollow: () => void }) {
  const reason = useId();
  const navigate = useNavigate();
  function toCheckout(event: MouseEvent, isNew = false) {
    onFollow();
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // The guard of the checkout leads to the sign-in, and remembers where the shopper wanted to go.
    event.preventDefault();
    void Promise.resolve(navigate(paths.checkout())).then(() =>
      isNew ? navigate(paths.register(), { replace: true }) : undefined,
    );
  }
  return (
    <>
      <Button block disabled aria-describedby={reason}>
        Checkout
      </Button>
      <Row justify="space-between" gap={2}>
        <Note id={reason}>Please log in to proceed to checkout.</Note>
        <Row gap={5}>
          <SignInLink to={paths.login()} onClick={toCheckout}>
            Sign in
          </SignInLink>
          <SignInLink
            to={paths.register()}
            onClick={(event) => {
              toCheckout(event, true);
            }}
          >
            Create an account
          </SignInLink>
        </Row>
      </Row>
    </>
  );
}

/** The subtotal, and the link to the checkout: only for a customer whose cart is not empty. */
export function DrawerFooter({
  owner,
  lines,
  onFollow,
}: Pick<CartState, 'owner' | 'lines'> & { onFollow: () => void }) {
  const { pricesWithVat } = useHost().config;
  if (lines.length === 0) {
    return (
      <Button block disabled>
        Checkout
      </Button>
    );
  }
  const collection = collectionOf(lines);
  const subtotal = subtotalOf(lines);
  return (
    <Stack gap={2}>
      <Row justify="space-between" align="baseline" gap={1}>
        <span>Subtotal</span>
        <Worth>
          <Amount size="large">{formatMoney(subtotal)}</Amount>
          {pricesWithVat ? <Note>{withVatWords(subtotal)}</Note> : null}
        </Worth>
        <Note>
          VAT and Shipping cost are calculated at checkout.
          {collection === null ? null : <strong>{collection}</strong>}
        </Note>
      </Row>
      {owner === 'guest' ? (
        <GuestCheckout onFollow={onFollow} />
      ) : (
        <CheckoutLink to={paths.checkout()} onClick={onFollow}>
          Checkout
        </CheckoutLink>
      )}
    </Stack>
  );
}
