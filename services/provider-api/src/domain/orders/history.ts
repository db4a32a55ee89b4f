import { toPesos } from 'shared-contracts/money';
import type { Deps } from '../deps';
import type { orderLines } from '../../database/tables/orders';
import { balanceOf, type Money } from '../payments/balance';
import { moneyOfAll } from '../payments/ledger';
import { sumOf } from './amounts';
import { toBusinessFields } from './business-fields';
import { hoursInWords } from '../settings/opening-hours';
import type { ShopSettings } from '../settings/shop-settings';
import { ordersOf, type Order } from './orders-of';
import { returnableOrders, type Returnable } from './returnable';
import { isOpen } from './steps';

function toLine(line: typeof orderLines.$inferSelect, returnable: Returnable | undefined) {
  const units = returnable?.units.get(line.id);
  return {
    id: line.id,
    product_name: line.productName,
    variant_name: line.variantName,
    brand_name: line.brandName,
    ...(line.model === null ? {} : { model: line.model }),
    quantity: line.quantity,
    price: toPesos(line.price),
    variant_id: line.variantId,
    product_image: line.productImage ?? '0',
    ...(units === undefined ? {} : { returnable: units }),
  };
}

/** Who ordered, as the checkout's form said it. */
function toOrderedBy(order: Order) {
  return {
    email: order.email,
    first_name: order.firstName,
    last_name: order.lastName,
    company: order.company ?? '',
    address1: order.address1,
    address2: order.address2 ?? '',
    city: order.city,
    country: order.country,
    state: order.state,
    postal_code: order.postalCode,
    phone: order.phone,
  };
}

/** What was taken off the lines; nothing where there is no discount. */
const discountOf = ({ lines, subtotal, discountRate }: Order) =>
  discountRate === 0 ? {} : { discount: toPesos(sumOf(lines) - subtotal) };

/** What came for the order, and what is still to be paid or to be paid back; nothing where no money came. */
function toPayments(money: Money | undefined) {
  if (money === undefined || money.received + money.withheld === 0) return {};
  const { owed, refundDue } = balanceOf(money);
  return {
    amount_paid: toPesos(money.received - money.refunded),
    amount_withheld: toPesos(money.withheld),
    amount_due: toPesos(owed),
    refund_due: toPesos(refundDue),
  };
}

/** Until when goods of it can come back; nothing where none can. */
const toReturns = (returnable: Returnable | undefined) =>
  returnable === undefined ? {} : { returnable_until: returnable.until };

type Reading = Parameters<typeof returnableOrders>[0] & Pick<Deps, 'shopSettings'>;

/** Where and when orders are handed out, for one that is still to be. */
const toPickup = ({ hours, pickupAddress }: ShopSettings, { status }: Order) =>
  isOpen(status)
    ? {
        pickup_address: pickupAddress.split('\n').join(', '),
        pickup_hours: hoursInWords(hours),
      }
    : {};

/** A customer's orders, newest first, as they are now. */
export async function orderHistory(deps: Reading, userId: number) {
  const placed = await ordersOf(deps.db, userId);
  const money = await moneyOfAll(deps.db, placed);
  const returnable = await returnableOrders(deps, userId);
  const settings = await deps.shopSettings.now();
  return placed.toReversed().map((order) => ({
    order_number: order.number,
    datePlaced: order.placedAt.toISOString(),
    status: order.status,
    subtotal: toPesos(order.subtotal),
    ...discountOf(order),
    vat: toPesos(order.vat),
    total_amount: toPesos(order.total),
    ...toPayments(money.get(order.id)),
    shipping_address: order.shippingAddress,
    ordered_by: toOrderedBy(order),
    ...toBusinessFields(order),
    ...toPickup(settings, order),
    ...toReturns(returnable.get(order.id)),
    products: order.lines.map((line) => toLine(line, returnable.get(order.id))),
  }));
}
