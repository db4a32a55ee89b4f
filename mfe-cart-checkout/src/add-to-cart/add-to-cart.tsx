import styled from '@emotion/styled';
import { useId, useState } from 'react';
import type { SlotProps } from 'shared-contracts/slots';
import { formatMoney } from 'shared-contracts/money';
import { quantityRule } from 'shared-contracts/order-quantity';
import { priceAt } from 'shared-contracts/price-steps';
import { addWords } from 'shared-contracts/quantity-words';
import { QUANTITY_MOST } from 'shared-contracts/wire/cart';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import * as icons from 'shared-ui/icons';
import { QuantityField } from 'shared-ui/quantity-field';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { ADD_FAILED } from '../cart/change-cart';
import { useCart } from '../cart/use-cart';
import { useHost } from '../host';
import { addSold } from './add-sold';
import { lineOf } from './line-of';

const ADDED = 'Item has been added to cart!';

// On a phone the button fills the rest of the row, so that a thumb reaches it.
const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);

  > button {
    flex: 1 1 7rem;
  }
  > p {
    flex: 1 0 100%;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--text-sm);
    line-height: var(--leading-snug);
  }
  > p[data-tone='danger'] {
    color: var(--color-danger);
  }
  /* It is there before its words, so that they are read out, and takes no room until then. */
  > p:empty {
    position: absolute;
  }
`;

type Adding =
  | { kind: 'idle' }
  | { kind: 'adding' }
  | { kind: 'added'; units: number }
  | { kind: 'failed'; words: string | undefined };

/** What came of it, which is read out too: the toast doesn't say how many. */
function Result({ adding, told }: { adding: Adding; told: boolean }) {
  const host = useHost();
  // That it failed is said by a toast; here is only why, where the shop said it.
  const failed = adding.kind === 'failed' ? adding.words : undefined;
  return (
    <p role="status" data-tone={failed && 'danger'}>
      {failed}
      {told && adding.kind === 'added' ? (
        <>
          <Icon icon={icons.check} />
          {adding.units} added.
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              host.openCart();
            }}
          >
            View cart
          </Button>
        </>
      ) : null}
    </p>
  );
}

/**
 * 'Add to cart' with a quantity; nothing for an item whose price is upon inquiry. An item known to
 * be out of stock can't be added.
 */
export function AddToCart(item: SlotProps<'cart.add-to-cart'>) {
  // Another variant starts with its least quantity and no message.
  return <AddItem key={item.variant_id} {...item} />;
}

function AddItem(item: SlotProps<'cart.add-to-cart'>) {
  const host = useHost();
  const cart = useCart();
  const { step, least } = quantityRule(item);
  const [quantity, setQuantity] = useState(least);
  const [adding, setAdding] = useState<Adding>({ kind: 'idle' });
  const about = useId();
  const full = item.layout !== 'compact';
  const each = item.price === null ? 0 : priceAt(item.price_steps, quantity, item.price);

  if (item.price === null) return null;
  if (item.in_stock === false) {
    return (
      <Place>
        <Button disabled>Out of Stock</Button>
      </Place>
    );
  }

  async function add() {
    setAdding({ kind: 'adding' });
    const outcome = await addSold(cart, lineOf(item), quantity);
    if (outcome.kind === 'done') {
      host.notify({ tone: 'success', text: outcome.message || ADDED });
      setAdding({ kind: 'added', units: quantity });
      setQuantity(least);
    } else {
      host.notify({ tone: 'danger', text: ADD_FAILED });
      setAdding({ kind: 'failed', words: outcome.words });
    }
  }

  return (
    <Place>
      {full ? (
        <QuantityField
          value={quantity}
          onChange={setQuantity}
          min={least}
          max={QUANTITY_MOST}
          step={step}
          label="Quantity"
        />
      ) : null}
      <Button
        pending={adding.kind === 'adding'}
        aria-describedby={about}
        onClick={() => void add()}
      >
        {full ? 'Add to cart' : `${addWords(item)} to cart`}
      </Button>
      <VisuallyHidden id={about}>
        {[item.product_name, item.variant_name].filter(Boolean).join(', ')}
      </VisuallyHidden>
      {full && item.price_steps?.length ? (
        <p>{`${formatMoney(each)} ${item.unit ? `per ${item.unit}` : 'each'}, ${formatMoney(each * quantity)} together`}</p>
      ) : null}
      <Result adding={adding} told={full || least > 1} />
    </Place>
  );
}
