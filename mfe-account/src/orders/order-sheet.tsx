import styled from '@emotion/styled';
import { barcodeOf } from 'shared-contracts/barcode';
import { formatDateTime } from 'shared-contracts/dates';
import { letterheadOf } from 'shared-contracts/letterhead';
import { isGoods } from 'shared-contracts/no-goods';
import type { Order } from 'shared-contracts/wire/order';
import { Button } from 'shared-ui/button';
import { Bars } from 'shared-ui/bars';
import { Letterhead } from 'shared-ui/letterhead';
import { PageTitle } from 'shared-ui/page';
import { Row, Stack } from 'shared-ui/stack';
import { PaperNumber, Signature, Titled, type TitleFact } from 'shared-ui/title-block';
import { useHost } from '../host';
import { CompanyOrder } from './company-order';
import { OrderPanel } from './order-panel';
import { OrderedBy } from './ordered-by';
import { OrderedLines } from './ordered-lines';
import { isOpen } from './order-status';
import { OrderSteps } from './order-steps';
import { SaveToList } from '../saved-lists/save-to-list';
import { PickupGuide } from './pickup-guide';
import { ReturnRequest } from './return-request';
import { TotalsTable } from './totals-table';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  @media screen and (min-width: 64rem) {
    grid-template: auto 1fr / minmax(0, 1fr) 22rem;
    align-items: start;
  }
`;

const Actions = styled(Row)`
  @media print {
    display: none;
  }
`;

/** As high as its button, which comes after the page. */
const Again = styled.div`
  min-height: var(--touch);
  margin-top: var(--space-4);
  @media print {
    display: none;
  }
`;

/** What there is to know beside the items, and beside what follows them. */
const Beside = styled(Stack)`
  @media screen and (min-width: 64rem) {
    grid-area: 1 / 2 / span 2;
  }
  @media print {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: start;
    font-size: var(--text-sm);

    h2 {
      font-size: var(--text-sm);
    }
  }
`;

const Afterwards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  align-items: start;
  gap: var(--space-5);

  @media print {
    font-size: var(--text-sm);
  }
`;

const OnScreen = styled.div`
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
      <Row gap={0} className="ways">
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
          lines={order.products.filter(isGoods).map(({ id: _id, model: _model, ...line }) => ({
            ...line,
            // An order doesn't name the product; the shop finds it by the variant's id too.
            product_id: line.variant_id,
          }))}
        />
      </Row>
    </Actions>
  );
}

function factsOf({
  order_number: number,
  datePlaced,
  status,
  ordered_by: who,
}: Order): TitleFact[] {
  const { text, iso } = formatDateTime(datePlaced);
  return [
    { name: 'Order', value: <strong className="model">{number}</strong> },
    { name: 'Placed', value: text && <time dateTime={iso ?? undefined}>{text}</time> },
    { name: 'Status', value: status },
    {
      name: 'By',
      value: who
        ? [`${who.first_name} ${who.last_name}`.trim(), who.company].filter(Boolean).join(', ')
        : '',
    },
  ];
}

/** One order, whole: how far it is, what is in it, what it cost, where to get it. Prints as a slip. */
export function OrderSheet({ order }: { order: Order }) {
  const { config, Slot } = useHost();
  return (
    <Stack gap={5}>
      <Titled facts={factsOf(order)}>
        <Letterhead {...letterheadOf(config)} />
        <PageTitle>
          Order <PaperNumber>{order.order_number}</PaperNumber>
        </PageTitle>
        <Bars label={`Barcode of ${order.order_number}`} barcode={barcodeOf(order.order_number)} />
      </Titled>
      <OnScreen>
        <OrderSteps status={order.status} />
      </OnScreen>
      <OrderActions order={order} />
      <Columns>
        <OrderPanel title="Items">
          <OrderedLines lines={order.products} />
          <Again>
            <Slot
              name="cart.reorder"
              order_number={order.order_number}
              lines={order.products
                .filter(isGoods)
                .map(({ product_image: _image, model: _model, ...line }) => line)}
            />
          </Again>
        </OrderPanel>
        <Beside gap={5}>
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
        </Beside>
        <Afterwards>
          {isOpen(order.status) ? (
            <OrderPanel title="Pickup">
              <PickupGuide order={order} />
            </OrderPanel>
          ) : null}
          <ReturnRequest order={order} />
        </Afterwards>
      </Columns>
      <Signature lines={['Received by, name and signature', 'Date']} />
    </Stack>
  );
}
