/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
/** What there is of a variant, and what staff do with it: receive, count, correct. */
import { Hidden, Line } from 'back-office/forms/fields';
import { Button, Form, Opening } from 'back-office/forms/form';
import type { readStockMoves } from '../../../domain/stock/stock-history';
import { newFormKey } from '../../form-key';
import { AT } from './fields';
import { StockHistory } from './stock-history';

export type ShownStock = {
  id: number;
  /** Left to sell; null where it isn't counted. */
  stock: number | null;
  /** What lies there for open orders. */
  held: number;
  reorderPoint: number | null;
  history: Awaited<ReturnType<typeof readStockMoves>>;
};

const REASON_MOST = 200;

const Reason = ({ of, label, needed = true }: { of: string; label: string; needed?: boolean }) => (
  <Line id={`${of}-reason`} name="reason" label={label} most={REASON_MOST} needed={needed} />
);

const pathOf = (id: number) => `${AT}/variants/${id}/stock`;

const ReceivedForm = ({ id }: ShownStock) => (
  <Form to={`${pathOf(id)}/received`}>
    <h3>Goods came</h3>
    <Hidden name="key" value={newFormKey()} />
    <Line name="units" label="Units that came" kind="number" min={1} needed />
    <Reason of="received" label="Delivery note or reason" />
    <Button kind="main">Add to the stock</Button>
  </Form>
);

const countHint = ({ stock, held }: ShownStock) => {
  if (held > 0) {
    const are = held === 1 ? '1 unit is' : `${held} units are`;
    return `Count all that lies there: ${are} for open orders, and the rest is left to sell.`;
  }
  return stock === null ? 'From then on its units are counted.' : 'All that lies there.';
};

const CountedForm = (shown: ShownStock) => (
  <Form to={`${pathOf(shown.id)}/counted`}>
    <h3>Counted</h3>
    <Hidden name="key" value={newFormKey()} />
    <Hidden name="shown" value={shown.stock === null ? '' : shown.stock + shown.held} />
    <Line
      name="found"
      label="Units that lie there"
      kind="number"
      min={0}
      needed
      hint={countHint(shown)}
    />
    <Reason of="counted" label="Why it differs, if known" needed={false} />
    <Button>Save the count</Button>
  </Form>
);

const Correcting = ({ id }: ShownStock) => (
  <Opening kind="cancel" summary="Correct the stock, or stop counting">
    <div class="columns">
      <Form to={`${pathOf(id)}/corrected`}>
        <Hidden name="key" value={newFormKey()} />
        <Line
          name="by"
          label="Units more or fewer"
          size={8}
          needed
          hint="-2 takes two off, +2 adds two."
        />
        <Reason of="corrected" label="Reason of the correction" />
        <Button>Correct the stock</Button>
      </Form>
      <Form to={`${pathOf(id)}/uncounted`}>
        <Hidden name="key" value={newFormKey()} />
        <Reason of="uncounted" label="Reason to stop counting" />
        <p class="sub">It is then in stock for everybody, whatever is there.</p>
        <Button kind="danger">Stop counting</Button>
      </Form>
    </div>
  </Opening>
);

const Figures = ({ stock, held, reorderPoint }: ShownStock) => (
  <dl class="figures stock">
    <div>
      <dt>Left to sell</dt>
      <dd>{stock ?? 'not counted'}</dd>
    </div>
    <div>
      <dt>Held for open orders</dt>
      <dd>{held}</dd>
    </div>
    {stock !== null && (
      <div>
        <dt>Lies there</dt>
        <dd>{stock + held}</dd>
      </div>
    )}
    {reorderPoint !== null && (
      <div>
        <dt>Reorder point</dt>
        <dd>{reorderPoint}</dd>
      </div>
    )}
  </dl>
);

export const StockPart = (shown: ShownStock) => (
  <section aria-labelledby="stock">
    <h2 class="dimension" id="stock">
      Stock
    </h2>
    <Figures {...shown} />
    <div class="columns">
      {shown.stock !== null && <ReceivedForm {...shown} />}
      <CountedForm {...shown} />
    </div>
    {shown.stock !== null && <Correcting {...shown} />}
    <StockHistory {...shown.history} id={shown.id} />
  </section>
);
