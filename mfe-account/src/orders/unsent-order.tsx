import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { formatDateTime } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/paths';
import { z } from 'shared-contracts/schema';
import type { SafeStorage } from 'shared-contracts/storage';
import {
  readBegunOrder,
  waitingOrder,
  type WaitingOrder,
} from 'shared-contracts/storage-keys/begun-order';
import { asButton } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';

/** How many of its lines are named. */
const LINES_SHOWN = 3;

const begun = z.object({ user_id: z.string(), waiting: waitingOrder() });

/** This customer's order that waits for the network; null where none does. */
export function readUnsentOrder(storage: SafeStorage, userId: string): WaitingOrder | null {
  const { data } = z.safeParse(begun, readBegunOrder(storage));
  return data?.user_id === userId ? data.waiting : null;
}

const Names = styled.ul`
  overflow-wrap: anywhere;
`;

const ToCheckout = styled(Link)(asButton('secondary', 'small'));

/** An order that waits for the network and for its customer, who confirms it at the checkout. */
export function UnsentOrder({ order: { at, lines } }: { order: WaitingOrder }) {
  const placed = at === undefined ? null : formatDateTime(new Date(at).toISOString());
  const more = lines.length - LINES_SHOWN;
  return (
    <Notice tone="warning" title="Not sent yet">
      {placed ? (
        <p>
          You confirmed this order without a network on{' '}
          <time dateTime={placed.iso ?? undefined}>{placed.text}</time>. It is sent once you confirm
          it again.
        </p>
      ) : (
        <p>You confirmed this order without a network. It is sent once you confirm it again.</p>
      )}
      <Names aria-label="Items of the order that is not sent yet">
        {lines.slice(0, LINES_SHOWN).map(({ variant_id: id, product_name: name, quantity }) => (
          <li key={id}>{`${quantity} × ${name}`}</li>
        ))}
        {more > 0 ? <li>{`And ${more} more`}</li> : null}
      </Names>
      <p>
        <ToCheckout to={paths.checkout()}>Go to the checkout</ToCheckout>
      </p>
    </Notice>
  );
}
