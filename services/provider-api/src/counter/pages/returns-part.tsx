/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Choice } from 'back-office/forms/choices';
import { Hidden, Line } from 'back-office/forms/fields';
import { Button, Form, Opening } from 'back-office/forms/form';
import { table } from 'back-office/parts/table';
import { formatMoney } from 'shared-contracts/money';
import { orderVersion } from '../../domain/orders/order-state';
import type { WholeOrder } from '../../domain/orders/read-orders';
import { newFormKey } from '../form-key';
import { dayInWords } from './day-in-words';
import { UnitsField } from './handing-out';
import { LineName } from './line-name';
import { Moment } from './moment';

export type Returnable = {
  order: WholeOrder;
  /** The last day on which goods can come back; null where none were handed out. */
  until: string | null;
  /** Whether that day is over. */
  over: boolean;
};

const CONDITIONS = [
  { value: 'good', name: 'Good: back to the stock' },
  { value: 'damaged', name: 'Damaged: not to the stock' },
];

function ReturnForm({ order }: { order: WholeOrder }) {
  const theirs = order.lines.filter(({ out, back }) => out > back);
  return (
    <Opening kind="cancel" summary="Goods came back">
      <Form to={`/staff/orders/${order.number}/return`}>
        <Hidden name="shown" value={orderVersion(order, order.lines)} />
        <Hidden name="key" value={newFormKey()} />
        {table(
          'What came back',
          ['Item', 'With the customer', 'Came back', 'Condition'],
          theirs.map((line) => [
            { of: <LineName of={line} /> },
            { of: line.out - line.back, number: true },
            { of: <UnitsField line={line} of="back" most={line.out - line.back} /> },
            {
              of: (
                <Choice
                  name={`condition-${line.id}`}
                  label="Condition"
                  unseen
                  about={`of ${line.productName}, ${line.variantName}`}
                  value="good"
                  options={CONDITIONS}
                />
              ),
            },
          ]),
        )}
        <Line name="reason" id="return-reason" label="Why it came back" needed most={300} />
        <p class="sub">What it cost with VAT is credited. The customer is told by mail.</p>
        <Button>Take it back</Button>
      </Form>
    </Opening>
  );
}

/** What came back of an order, and the form for more of it; nothing where nothing was handed out. */
export function Returns({ order, until, over }: Returnable) {
  if (until === null) return null;
  const isAllBack = order.lines.every(({ out, back }) => out === back);
  return (
    <section aria-labelledby="returns">
      <h2 class="dimension" id="returns">
        Returns
      </h2>
      {order.returns.length > 0 && (
        <ol class="history">
          {order.returns.map(({ at, amount, reason, staffName }) => (
            <li>
              <Moment at={at} />{' '}
              <span>
                <strong>{formatMoney(amount)} credited</strong> by {staffName}
              </span>
              {reason !== '' && <p class="words">{reason}</p>}
            </li>
          ))}
        </ol>
      )}
      <p class="sub">
        {over ? 'Goods could come back until' : 'Goods can come back until'} {dayInWords(until)}.
      </p>
      {!over && !isAllBack && <ReturnForm order={order} />}
    </section>
  );
}
