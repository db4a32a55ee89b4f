/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
/** Goods that run out, each with a form for what came of it. */
import { Hidden, Line } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import type { Html } from 'back-office/html';
import { table } from 'back-office/parts/table';
import type { LowStock as Low } from '../../domain/reports/waiting';
import { newFormKey } from '../form-key';
import { AT } from './catalogue/fields';

export type ShownLow = {
  count: number;
  lowest: Low[];
  /** Units of one without a reorder point. */
  most: number;
  /** The way to the other pages. */
  pages: Html;
};

const Received = ({ variantId, productName, variantName }: Low) => (
  <div class="came">
    <Form to={`/staff/reports/received/${variantId}`}>
      <Hidden name="key" value={newFormKey()} />
      <div>
        <Line
          id={`units-${variantId}`}
          name="units"
          label="Units"
          about={`that came of ${productName}, ${variantName}`}
          kind="number"
          min={1}
          needed
        />
      </div>
      <div>
        <Line
          id={`reason-${variantId}`}
          name="reason"
          label="Delivery note or reason"
          about={`of ${productName}, ${variantName}`}
          most={200}
          needed
        />
      </div>
      <Button>Received</Button>
    </Form>
  </div>
);

const lowRow = (low: Low) => [
  {
    of: (
      <>
        <a href={`${AT}/variants/${low.variantId}`}>{low.productName}</a>{' '}
        <span class="sub">{low.variantName}</span>
      </>
    ),
  },
  { of: low.stock, number: true },
  { of: low.reorderPoint ?? '-', number: true },
  { of: low.shelf ?? '-' },
  { of: <Received {...low} /> },
];

const COLUMNS = ['Item', 'In stock', 'Reorder point', 'Shelf', 'Goods came'];

export const LowStock = ({ count, lowest, most, pages }: ShownLow) =>
  count === 0 ? (
    <p class="empty">Nothing is at its reorder point, or, without one, at {most} units or fewer.</p>
  ) : (
    <>
      <p>
        {count === 1 ? '1 item is' : `${count} items are`} at the reorder point or below; without
        one, at {most} units or fewer:
      </p>
      {table('Low stock, the fewest first', COLUMNS, lowest.map(lowRow), { kind: 'lines' })}
      {pages}
    </>
  );
