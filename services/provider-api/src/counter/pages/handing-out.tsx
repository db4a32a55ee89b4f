/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
/** What the customer took of an order: the form that hands out, and what was handed out. */
import { Choice } from 'back-office/forms/choices';
import { Hidden, Line } from 'back-office/forms/fields';
import { Button, Form, FormSection, Opening } from 'back-office/forms/form';
import { table } from 'back-office/parts/table';
import { orderVersion } from '../../domain/orders/order-state';
import type { OrderLine, WholeOrder } from '../../domain/orders/read-orders';
import { mayBeHandedOut } from '../../domain/orders/steps';
import { newFormKey } from '../form-key';
import { LineName } from './line-name';
import { Moment } from './moment';

export type Handed = {
  order: WholeOrder;
  /** Why the newest hand-out can't be taken back; null where it can, or there is none. */
  whyKept: string | null;
};

const pathOf = ({ number }: WholeOrder) => `/staff/orders/${number}`;

const unitsLeft = ({ quantity, out }: OrderLine) => quantity - out;

/** A field of units for a line, in a form of several. */
export const UnitsField = ({ line, of, most }: { line: OrderLine; of: string; most: number }) => (
  <Line
    id={`${of}-${line.id}`}
    name={`units-${line.id}`}
    label={`Units of ${line.productName}, ${line.variantName}`}
    unseen
    kind="number"
    min={0}
    max={most}
    value="0"
  />
);

const RESTS = [
  { value: 'kept', name: 'The rest is kept for the customer' },
  { value: 'back', name: 'The rest goes back to the stock and leaves the order' },
];

function HandOutForm({ order }: { order: WholeOrder }) {
  const left = order.lines.filter((line) => unitsLeft(line) > 0);
  if (!mayBeHandedOut(order.status) || left.length === 0) return null;
  return (
    <Opening kind="cancel" summary="Hand out a part">
      <Form to={`${pathOf(order)}/hand-out`}>
        <Hidden name="shown" value={orderVersion(order, order.lines)} />
        <Hidden name="key" value={newFormKey()} />
        {table(
          'What the customer takes now',
          ['Item', 'Left', 'Takes'],
          left.map((line) => [
            { of: <LineName of={line} /> },
            { of: unitsLeft(line), number: true },
            { of: <UnitsField line={line} of="out" most={unitsLeft(line)} /> },
          ]),
        )}
        <Choice name="rest" label="And the rest" value="kept" options={RESTS} />
        <p class="sub">The customer is told by mail. ‘Picked up and paid’ hands out all of it.</p>
        <Button>Hand these out</Button>
      </Form>
    </Opening>
  );
}

function Past({ order, whyKept }: Handed) {
  const newest = order.handOuts.at(-1);
  if (!newest) return null;
  return (
    <>
      <ol class="history">
        {order.handOuts.map(({ at, units, staffName }) => (
          <li>
            <Moment at={at} />{' '}
            <span>
              <strong>{units === 1 ? '1 unit' : `${units} units`}</strong> by {staffName}
            </span>
          </li>
        ))}
      </ol>
      {whyKept === null ? (
        <Form to={`${pathOf(order)}/hand-out/back`}>
          <Hidden name="id" value={newest.id} />
          <Button>Take the last hand-out back</Button>
        </Form>
      ) : (
        <p class="sub">{whyKept}</p>
      )}
    </>
  );
}

/** Nothing where nothing was handed out, or can be by who looks. */
export function HandingOut(handed: Handed) {
  const { order } = handed;
  if (order.handOuts.length === 0) {
    if (!mayBeHandedOut(order.status)) return null;
    return (
      <FormSection id="handed-out" title="Handed out">
        <HandOutForm order={order} />
      </FormSection>
    );
  }
  return (
    <section aria-labelledby="handed-out">
      <h2 class="dimension" id="handed-out">
        Handed out
      </h2>
      <Past {...handed} />
      <HandOutForm order={order} />
    </section>
  );
}
