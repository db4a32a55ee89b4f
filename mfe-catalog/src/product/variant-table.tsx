import styled from '@emotion/styled';
import { useId } from 'react';
import { formatPrice } from 'shared-contracts/money';
import type { Variant } from 'shared-contracts/wire/product';
import { Amount } from 'shared-ui/amount';
import { specOf } from './spec-differences';
import { StockWord } from './stock-word';

const Group = styled.fieldset`
  min-width: 0;
  legend {
    margin-bottom: var(--space-2);
    font-size: var(--text-sm);
    font-weight: var(--weight-strong);
  }
`;

const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-1);
  background: var(--color-surface);
`;

const Table = styled.table`
  width: 100%;
  font-size: var(--text-sm);
  line-height: var(--leading-snug);

  th,
  td {
    padding: var(--space-2) var(--space-3);
    text-align: start;
    vertical-align: middle;
  }
  thead th {
    border-bottom: 1px solid var(--color-line-strong);
    color: var(--color-text-muted);
    font-size: var(--text-xs);
    font-weight: var(--weight-medium);
    white-space: nowrap;
  }
  tbody tr {
    position: relative;
  }
  tbody tr + tr {
    border-top: 1px solid var(--color-line);
  }
  tbody tr:hover {
    background: var(--color-surface-2);
  }
  tbody tr:has(input:checked) {
    background: var(--color-accent-surface);
    box-shadow: inset 3px 0 0 var(--color-accent);
  }
  tbody tr:has(input:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
`;

const Name = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 8rem;
  min-height: calc(var(--touch) - 2 * var(--space-2));
  cursor: pointer;

  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--color-accent-strong);
    outline: none;
    /* Above the label's own cover of the row. */
    position: relative;
    z-index: 1;
  }
  /* The whole row answers to the pointer. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

type Props = {
  variants: Variant[];
  /** The specs in which they differ: the columns. */
  labels: string[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** Variants beside each other, by what differs; each row is a radio button. */
export function VariantTable({ variants, labels, chosen, onChoose }: Props) {
  const group = useId();
  return (
    <Group>
      <legend>Model</legend>
      <Scroller>
        <Table>
          <thead>
            <tr>
              <th scope="col">Model</th>
              {labels.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">Price</th>
              <th scope="col">Stock</th>
            </tr>
          </thead>
          <tbody>
            {variants.map((variant) => (
              <tr key={variant.id}>
                <th scope="row">
                  <Name>
                    <input
                      type="radio"
                      name={group}
                      value={variant.id}
                      checked={variant.id === chosen}
                      onChange={() => onChoose(variant.id)}
                    />
                    {variant.variant_name || `Model ${variant.id}`}
                  </Name>
                </th>
                {labels.map((label) => (
                  <td key={label}>{specOf(variant.specs, label)}</td>
                ))}
                <td>
                  <Amount size="small">{formatPrice(variant.price)}</Amount>
                </td>
                <td>
                  <StockWord inStock={variant.in_stock} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Group>
  );
}
