import styled from '@emotion/styled';
import { formatDateTime } from 'shared-contracts/dates';
import { letterheadOf } from 'shared-contracts/letterhead';
import type { Order } from 'shared-contracts/wire/order';
import { Button } from 'shared-ui/button';
import { Letterhead } from 'shared-ui/letterhead';
import { PageTitle } from 'shared-ui/page';
import { Row, Stack } from 'shared-ui/stack';
import { useHost } from '../host';
import { CompanyOrder } from './company-order';
import { OrderLineRow } from './order-line-row';
import { OrderPanel } from './order-panel';
import { OrderedBy } from './ordered-by';
import { isOpen } from './order-status';
import { OrderSteps } from './order-steps';
import { SaveToList } from '../saved-lists/save-to-list';
import { PickupGuide } from './pickup-guide';
import { TotalsTable } from './totals-table';

const Columns = styled.div`
  display: grid;
  gap: var(--space-5);

  @media screen and (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) 22rem;
    align-items: start;
  }
`;

const Placed = styled.p`
  margin-top: var(--space-1);
  color: var(--color-text-muted);
`;

const Lines = styled.ul`
  > li:first-of-type {
    border-top: 0;
    padding-top: 0;
  }
`;

const Actions = styled(Row)`
  @media print {
    display: none;
  }
`;

const Again = styled.div`
  @media print {
    display: none;
  }
`;

const Address = styled.p`
  overflow-wrap: anywhere;
`;

function OrderActions({ order }: { order: Order }) {
  const host = useHost();
  return (
    <Actions>
      <Button
        variant="secondary"
        onClick={() => {
          host.openInquiry({ order: order.order_number });
        }}
      >
        Ask about this order
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          window.print();
        }}
      >
        Print
      </Button>
      <SaveToList
        label="Save as a list"
        lines={order.products.map(({ id: _id, model: _model, ...line }) => ({
          ...line,
          // An order doesn't name the product; the shop finds it by the variant's id too.
          product_id: line.variant_id,
        }))}
      />
    </Actions>
  );
}

/** One order, whole: how far it is, what is in it, what it cost, where to get it. Prints as a slip. */
export function OrderSheet({ order }: { order: Order }) {
  const { config, Slot } = useHost();
  const placed = formatDateTime(order.datePlaced);
  return (
    <Stack gap={5}>
      <Letterhead {...letterheadOf(config)} />
      <div>
        <PageTitle>Order {order.order_number}</PageTitle>
        {placed.text ? (
          <Placed>
            Placed <time dateTime={placed.iso ?? undefined}>{placed.text}</time>
          </Placed>
        ) : null}
      </div>
      <OrderSteps status={order.status} />
      <OrderActions order={order} />
      <Columns>
        <OrderPanel title="Items">
          <Lines>
            {order.products.map((line) => (
              <OrderLineRow key={line.id} line={line} />
            ))}
          </Lines>
          <Again>
            <Slot
              name="cart.reorder"
              order_number={order.order_number}
              lines={order.products.map(
                ({ product_image: _image, model: _model, ...line }) => line,
              )}
            />
          </Again>
        </OrderPanel>
        <Stack gap={5}>
          <OrderPanel title="Amount">
            <TotalsTable order={order} />
          </OrderPanel>
          {order.ordered_by ? <OrderedBy who={order.ordered_by} /> : null}
          <CompanyOrder order={order} />
          {order.shipping_address ? (
            <OrderPanel title="Shipping and billing address">
              <Address>{order.shipping_address}</Address>
            </OrderPanel>
          ) : null}
          {isOpen(order.status) ? (
            <OrderPanel title="Pickup">
              <PickupGuide number={order.order_number} />
            </OrderPanel>
          ) : null}
        </Stack>
      </Columns>
    </Stack>
  );
}
