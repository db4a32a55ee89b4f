import styled from '@emotion/styled';
import { useId, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { writeAskedLines } from 'shared-contracts/asked-lines';
import { formatMoney } from 'shared-contracts/money';
import { paths } from 'shared-contracts/paths';
import { Amount } from 'shared-ui/amount';
import { asButton, Button } from 'shared-ui/button';
import { Row, Stack } from 'shared-ui/stack';
import type { CartState } from '../cart/cart-state';
import { priceOfOne, subtotalOf } from '../cart/lines';
import { useHost } from '../host';
import { ShareCart } from './share-cart';

const CheckoutLink = styled(Link)(asButton('primary'));

const Note = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  line-height: var(--leading-snug);
`;

const SignInLink = styled(Link)`
  display: inline-block;
  padding-block: 0.8125rem;
  font-weight: var(--weight-strong);
`;

function GuestCheckout({ onFollow }: { onFollow: () => void }) {
  const reason = useId();
  const navigate = useNavigate();
  function toCheckout(event: MouseEvent) {
    onFollow();
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // The guard of the checkout leads to the sign-in, and remembers where the shopper wanted to go.
    event.preventDefault();
    void navigate(paths.checkout());
  }
  return (
    <>
      <Button block disabled aria-describedby={reason}>
        Checkout
      </Button>
      <Row justify="space-between" gap={3}>
        <Note id={reason}>Please log in to proceed to checkout.</Note>
        <SignInLink to={paths.login()} onClick={toCheckout}>
          Sign in
        </SignInLink>
      </Row>
    </>
  );
}

const ToQuotation = styled(Link)(asButton('quiet'));

/** Hands the cart's lines to the page that asks for a quotation; they stay in the cart until it is accepted. */
function AskForQuotation({ lines, onFollow }: Pick<CartState, 'lines'> & { onFollow: () => void }) {
  const handOver = () => {
    writeAskedLines(
      lines.map(({ product_id, variant_id, product_name, variant_name, quantity }) => ({
        product_id,
        variant_id,
        text: variant_name === '' ? product_name : `${product_name} (${variant_name})`,
        quantity,
        cart_units: quantity,
      })),
    );
    onFollow();
  };
  return (
    <ToQuotation to={paths.quotationRequest()} onClick={handOver}>
      Ask for a quotation
    </ToQuotation>
  );
}

/** The subtotal, and the link to the checkout: only for a customer whose cart is not empty. */
export function DrawerFooter({
  owner,
  lines,
  onFollow,
}: Pick<CartState, 'owner' | 'lines'> & { onFollow: () => void }) {
  const { Slot } = useHost();
  if (lines.length === 0) {
    return (
      <Button block disabled>
        Checkout
      </Button>
    );
  }
  return (
    <Stack gap={3}>
      <Row justify="space-between" align="baseline">
        <span>Subtotal</span>
        <Amount size="large">{formatMoney(subtotalOf(lines))}</Amount>
      </Row>
      <Note>VAT and Shipping cost are calculated at checkout.</Note>
      {owner === 'guest' ? (
        <GuestCheckout onFollow={onFollow} />
      ) : (
        <CheckoutLink to={paths.checkout()} onClick={onFollow}>
          Checkout
        </CheckoutLink>
      )}
      <Row gap={2}>
        <AskForQuotation lines={lines} onFollow={onFollow} />
        <Slot
          name="account.save-to-list"
          label="Save as a list"
          lines={lines.map((line) => ({
            product_id: line.product_id,
            variant_id: line.variant_id,
            product_name: line.product_name,
            variant_name: line.variant_name,
            brand_name: line.brand_name,
            product_image: line.product_image,
            quantity: line.quantity,
            price: priceOfOne(line),
          }))}
        />
        <ShareCart lines={lines} />
      </Row>
    </Stack>
  );
}
