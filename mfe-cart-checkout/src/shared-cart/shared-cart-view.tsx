import styled from '@emotion/styled';
import { formatMoney } from 'shared-contracts/money';
import { priceAt } from 'shared-contracts/price-steps';
import { Amount } from 'shared-ui/amount';
import { Fault } from 'shared-ui/fault';
import { Notice } from 'shared-ui/notice';
import { PageTitle } from 'shared-ui/page';
import { ShareButton } from 'shared-ui/share-button';
import { Row, Stack } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useHost } from '../host';
import { NeedsNetwork } from '../needs-network';
import { AddLines } from '../reorder/add-lines';
import type { OrderedLine } from '../reorder/reorder-lines';
import { itemsText, type SharedCart } from './shared-cart';
import { SharedLineRow } from './shared-line-row';
import { SHARED_MOST, sharedCartPath } from './shared-lines';
import { useOffers } from './use-offers';

const Note = styled.p`
  color: var(--color-text-muted);
`;

const Actions = styled(Row)`
  @media print {
    display: none;
  }
`;

/** A cart that somebody shares, at today's prices; it stays theirs until 'Add all to cart'. */
export function SharedCartView({ cart }: { cart: SharedCart }) {
  const host = useHost();
  const { lines, left } = cart;
  const { offers, pending, retry } = useOffers(cart);
  const unread = lines.flatMap(({ variant_id: id }) => {
    const offer = offers[id];
    return offer?.kind === 'unknown' ? [offer] : [];
  });
  const away = unread.some((offer) => offer.away);
  if (away && unread.length === lines.length) {
    return (
      <Stack gap={5}>
        <PageTitle>Shared cart</PageTitle>
        <NeedsNetwork part="This cart" pending={pending} onRetry={retry} />
      </Stack>
    );
  }
  const sold = lines.flatMap((line) => {
    const offer = offers[line.variant_id];
    return offer?.kind === 'sold' ? [{ ...line, offer }] : [];
  });
  const subtotal = sold.reduce(
    (sum, { quantity, offer }) =>
      sum + quantity * priceAt(offer.line.price_steps, quantity, offer.price),
    0,
  );
  const wanted = sold.map(({ variant_id, quantity, offer: { line } }): OrderedLine => ({
    id: variant_id,
    variant_id,
    quantity,
    product_name: line.product_name,
    variant_name: line.variant_name,
    brand_name: line.brand_name,
    // What it cost before is not known.
    price: null,
  }));
  return (
    <Stack gap={5}>
      <PageTitle>Shared cart</PageTitle>
      <Note>
        {`${itemsText(lines.length)} that somebody shares with you, at today’s prices. Your own cart stays as it is until you add them.`}
      </Note>
      {left > 0 ? (
        <Notice tone="warning">
          {`${itemsText(left)} of this link could not be read. A link has up to ${SHARED_MOST}.`}
        </Notice>
      ) : null}
      <VisuallyHidden role="status">{pending ? 'Loading the items' : ''}</VisuallyHidden>
      <ul aria-label="Items of the shared cart">
        {lines.map((line) => (
          <SharedLineRow key={line.variant_id} line={line} offer={offers[line.variant_id]} />
        ))}
      </ul>
      {unread.length > 0 ? (
        <Fault part="Part of this cart" offline={away} pending={pending} onRetry={retry} />
      ) : null}
      {sold.length > 0 ? (
        <Row justify="space-between" align="baseline">
          <span>{sold.length < lines.length ? 'Subtotal of what can be added' : 'Subtotal'}</span>
          <Amount size="large">{formatMoney(subtotal)}</Amount>
        </Row>
      ) : null}
      <Actions align="start">
        {sold.length > 0 && !pending ? (
          <AddLines lines={wanted} when="when it was shared">
            {sold.length < lines.length ? `Add ${sold.length} to cart` : 'Add all to cart'}
          </AddLines>
        ) : null}
        <ShareButton
          size="medium"
          shared={{
            title: `A shared cart: ${itemsText(lines.length)}`,
            url: `${host.config.origin}${sharedCartPath(lines)}`,
          }}
          tell={(told) => host.notify(told)}
        />
      </Actions>
    </Stack>
  );
}
