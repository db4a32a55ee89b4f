import { faultOf } from 'shared-contracts/errors';
import type { Order } from 'shared-contracts/wire/order';
import { fetchOrderList } from '../api/fetch-orders';
import { noBusiness } from './business';
import { keep, type Checkout } from './checkout-store';
import { fields, type FormValues } from './fields';
import { errorsOf } from './form';

/** How long the form waits for the last order, in milliseconds: no call has a timeout. */
const PATIENCE = 3000;

/**
 * The newest order that says who ordered, with an address where one has it: another provider may not
 * say it, and nobody is asked for an address at the counter.
 */
export function newestOf(orders: readonly Order[]): Order | null {
  const said = orders.filter((order) => order.ordered_by !== null);
  const addressed = said.filter((order) => order.ordered_by?.address1 !== '');
  const placed = ({ datePlaced }: Order) => Date.parse(datePlaced) || 0;
  return (addressed.length > 0 ? addressed : said).reduce<Order | null>(
    (newest, order) => (newest === null || placed(order) > placed(newest) ? order : newest),
    null,
  );
}

/**
 * Fills a form that nobody has typed in from the customer's last order: shown as lines where it can
 * be sent as it is. Any failure leaves the empty form.
 */
export async function fillFromLastOrder(checkout: Checkout): Promise<void> {
  const { host, store } = checkout;
  const { shown, user_id } = store.getState();
  if (shown !== 'asking') return;
  const timer = setTimeout(edit, PATIENCE, checkout);
  let newest: Order | null = null;
  try {
    newest = newestOf(await fetchOrderList(host.http, user_id));
  } catch (error) {
    // The form is empty then; confirming it says what is wrong with the network.
    faultOf(error);
  }
  clearTimeout(timer);
  if (store.getState().shown !== 'asking') return;
  if (newest?.ordered_by) {
    const last = newest.ordered_by;
    const values = Object.fromEntries(fields.map(({ name }) => [name, last[name]])) as FormValues;
    const sendable = Object.keys(errorsOf(values)).length === 0;
    // The numbers of that purchase were its own.
    const business = { ...noBusiness, tin: newest.tin, branch: newest.branch };
    keep(checkout, { values, business, shown: sendable ? 'lines' : 'form' });
  } else edit(checkout);
}

/** Shows the values as a form. */
export function edit(checkout: Checkout): void {
  const { shown } = checkout.store.getState();
  if (shown === 'asking') checkout.store.setState({ shown: 'form' });
  else keep(checkout, { shown: 'form' });
}
