import styled from '@emotion/styled';
import { isModelLabel } from 'shared-contracts/model-number';
import { formatPrice } from 'shared-contracts/money';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { Amount } from 'shared-ui/amount';
import { NOT_SAID } from '../product/spec-differences';
import { PriceNotes } from '../listing/price-notes';
import { StockWord } from '../product/stock-word';
import { WithVat } from '../with-vat';
import { BuyCell } from './buy-cell';
import { ColumnHead } from './column-head';
import type { ComparedColumn } from './compared-column';
import { comparePath } from './compared-ids';
import { Scroller, Table } from './comparison-frame';
import type { ComparisonRow } from './comparison-rows';

const Note = styled.p`
  font-size: var(--text-sm);
`;

type ValueProps = { row: ComparisonRow; at: number; column: ComparedColumn | undefined };

function Value({ row, at, column }: ValueProps) {
  const value = row.values[at] ?? null;
  if (value === null) {
    return (
      <>
        <span aria-hidden>{NOT_SAID}</span>
        <VisuallyHidden>Not said</VisuallyHidden>
      </>
    );
  }
  if (row.key === 'price' && column?.kind === 'shown') {
    const { price = null, was_price: was, unit } = column.product.variant ?? {};
    return (
      <>
        <Amount>{formatPrice(price)}</Amount>
        <Note>
          <WithVat of={price} />
        </Note>
        {price !== null && (was || unit) ? (
          <Note>
            <PriceNotes was={was} unit={unit} />
          </Note>
        ) : null}
      </>
    );
  }
  if (row.key === 'stock') return <StockWord inStock={value === 'In stock'} />;
  if (isModelLabel(row.label)) return <span className="model">{value}</span>;
  const also = row.also[at] ?? '';
  return also === '' ? (
    value
  ) : (
    <>
      {value}
      <Note>= {also}</Note>
    </>
  );
}

function Row({ row, columns }: { row: ComparisonRow; columns: readonly ComparedColumn[] }) {
  return (
    <tr data-differs={row.stands || undefined}>
      <th scope="row">
        {row.label}
        {row.stands ? <em> Differs</em> : null}
      </th>
      {row.values.map((_, at) => (
        <td key={at}>
          <Value row={row} at={at} column={columns[at]} />
        </td>
      ))}
    </tr>
  );
}

type Props = {
  columns: readonly ComparedColumn[];
  rows: readonly ComparisonRow[];
  /** Whether the link shows only the rows that differ. */
  only: boolean;
  onRemove: (column: ComparedColumn) => void;
};

/** Products side by side: a column for each, and a row for each thing that is known of them. */
export function ComparisonTable({ columns, rows, only, onRemove }: Props) {
  return (
    <Scroller role="region" aria-label="Comparison" tabIndex={0}>
      <Table className="ruled" columns={columns.length}>
        <thead>
          <tr>
            <th scope="col">Product</th>
            {columns.map((column) => (
              <ColumnHead
                key={column.id}
                column={column}
                without={comparePath(
                  columns.flatMap(({ id }) => (id === column.id ? [] : [id])),
                  only,
                )}
                onRemove={() => onRemove(column)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, 2).map((row) => (
            <Row key={row.key} row={row} columns={columns} />
          ))}
          <tr data-press="">
            <th scope="row">Get it</th>
            {columns.map((column) => (
              <td key={column.id}>
                {column.kind === 'shown' ? <BuyCell product={column.product} /> : null}
              </td>
            ))}
          </tr>
          {rows.slice(2).map((row) => (
            <Row key={row.key} row={row} columns={columns} />
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
