/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hidden } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import { table } from 'back-office/parts/table';
import { Titled } from 'back-office/parts/title-block';
import { formatPrice } from 'shared-contracts/money';
import type { KeptChange, KeptList } from '../../../domain/price-lists/kept-lists';
import { Moment } from '../moment';
import { AT, Rooms } from './fields';
import { LIST_STATES, PRICE_LISTS } from './price-lists-page';

export type ShownList = {
  list: KeptList;
  count: number;
  changes: KeptChange[];
  /** The variant after which the next page begins; null on the last. */
  next: number | null;
  /** Rows that were left when the list was taken back. */
  left: KeptChange[];
  /** Rows that were changed since the preview, because of which nothing was applied. */
  meanwhile: KeptChange[];
  /** Why else nothing was applied; null where nothing is in its way. */
  refused: string | null;
};

const stock = (units: number | null) => (units === null ? 'not counted' : String(units));

const FromTo = ({ before, after }: { before: string; after: string }) =>
  before === after ? (
    <>{after}</>
  ) : (
    <>
      <s>{before}</s> <strong>{after}</strong>
    </>
  );

const changeRow = (change: KeptChange) => {
  const { variantId, product, variant, place, note } = change;
  const [before, after] = [formatPrice(change.priceBefore), formatPrice(change.priceAfter)];
  return [
    {
      of: (
        <>
          <a href={`${AT}/variants/${variantId}`}>{product}</a>{' '}
          <span class="sub">
            {variant}, {place}
          </span>
        </>
      ),
    },
    { of: <FromTo before={before} after={after} />, number: true },
    {
      of: <FromTo before={stock(change.stockBefore)} after={stock(change.stockAfter)} />,
      number: true,
    },
    { of: note ?? '' },
  ];
};

const Faults = ({ list: { state, faults, faultCount } }: { list: KeptList }) => (
  <section aria-labelledby="faults">
    <h2 class="dimension" id="faults">
      {faultCount === 1 ? '1 fault' : `${faultCount} faults`}
    </h2>
    {state === 'previewed' ? (
      <p class="note danger">
        Nothing can be applied while a row is faulty. Please correct the file and send it again.
      </p>
    ) : (
      <p class="note warning">These rows were left out.</p>
    )}
    {table(
      'Faults',
      ['Where', 'Key', 'Fault'],
      faults.map(({ place, key, reason }) => [{ of: place }, { of: key }, { of: reason }]),
    )}
    {faultCount > faults.length && <p>… and {faultCount - faults.length} more</p>}
  </section>
);

function Actions({ list, count }: ShownList) {
  const path = `${PRICE_LISTS}/${list.id}`;
  if (list.state === 'applied') {
    return (
      <>
        <p>Applied {list.appliedAt && <Moment at={list.appliedAt} />}.</p>
        <Form to={`${path}/take-back`} kind="edit">
          <Button kind="danger">Take it back</Button>
        </Form>
      </>
    );
  }
  if (list.state === 'taken back') {
    return <p>Taken back {list.takenBackAt && <Moment at={list.takenBackAt} />}.</p>;
  }
  if (list.faultCount > 0) return null;
  if (count === 0) return <p class="note">Nothing in the list is new.</p>;
  return (
    <Form to={`${path}/apply`} kind="edit">
      <Hidden name="shown" value={list.token} />
      <Button kind="main">
        {count === 1 ? 'Apply the 1 change' : `Apply all ${count} changes`}
      </Button>
    </Form>
  );
}

const Meanwhile = ({ rows }: { rows: readonly KeptChange[] }) => (
  <div class="note danger" role="alert">
    <p>
      Some rows were changed since this was compared, so nothing was applied. Please send the list
      again.
    </p>
    <ul>
      {rows.map(({ product, variant }) => (
        <li>
          {product}, {variant}
        </li>
      ))}
    </ul>
  </div>
);

const Left = ({ rows }: { rows: readonly KeptChange[] }) => (
  <div class="note warning">
    <p>Changed since it was applied, and so left as it is:</p>
    <ul>
      {rows.map(({ product, variant, left }) => (
        <li>
          {product}, {variant}: {left}
        </li>
      ))}
    </ul>
  </div>
);

const COLUMNS = ['Variant', 'Price', 'Stock', 'Note'];

const Changes = ({ list, changes, next }: ShownList) => (
  <section aria-labelledby="changes">
    <h2 class="dimension" id="changes">
      What changes
    </h2>
    {table('Differences', COLUMNS, changes.map(changeRow))}
    {next !== null && (
      <p class="pages">
        <a class="button" href={`${PRICE_LISTS}/${list.id}?after=${next}`}>
          More
        </a>
      </p>
    )}
  </section>
);

/** One list: what it would change, what is wrong with it, and what was done with it. */
export function PriceListPage(shown: ShownList) {
  const { list, count, changes, left, meanwhile, refused } = shown;
  return (
    <>
      <Rooms present={PRICE_LISTS} />
      <p class="back">
        <a href={PRICE_LISTS}>All price lists</a>
      </p>
      <Titled
        facts={[
          ['Price list', <span class="model">{list.id}</span>],
          ['Sent', <Moment at={list.at} />],
          ['State', LIST_STATES[list.state]],
          ['By', list.staffName],
        ]}
      >
        <h1>{list.fileName}</h1>
      </Titled>
      {refused !== null && (
        <p class="note danger" role="alert">
          {refused}
        </p>
      )}
      {meanwhile.length > 0 && <Meanwhile rows={meanwhile} />}
      <p>
        {list.rows} rows: {count} change something, {list.unchanged} change nothing,{' '}
        {list.faultCount} faulty.
      </p>
      {left.length > 0 && <Left rows={left} />}
      <Actions {...shown} />
      {list.faultCount > 0 && <Faults list={list} />}
      {changes.length > 0 && <Changes {...shown} />}
    </>
  );
}
