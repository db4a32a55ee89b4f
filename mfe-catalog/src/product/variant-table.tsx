import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';
import type { Variant } from 'shared-contracts/wire/product';
import { VariantRow } from './variant-row';

const Group = styled.fieldset`
  min-width: 0;
  legend {
    margin-bottom: var(--space-2);
    font-size: var(--text-sm);
    font-weight: var(--weight-strong);
  }
`;

/** Scrolls by itself, so that price and cart stay near it however many variants there are. */
const Scroller = styled.div`
  position: relative;
  max-height: min(24rem, 60vh);
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-1);
  background: var(--color-surface);
  @media print {
    max-height: none;
    overflow: visible;
  }
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
  td[data-short] {
    white-space: nowrap;
  }
  [data-price] {
    text-align: end;
  }
  /* The name stays in sight beside specs that scroll. */
  @media (min-width: 30rem) {
    tbody th {
      position: sticky;
      left: 0;
      z-index: 1;
      background: var(--color-surface);
    }
    thead th:first-of-type {
      left: 0;
      z-index: 3;
    }
  }
  thead th {
    position: sticky;
    top: 0;
    z-index: 2;
    background: var(--color-surface);
    box-shadow: inset 0 -1px 0 var(--color-line-strong);
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
  tbody tr:hover :is(th, td) {
    background: var(--color-surface-2);
  }
  tbody tr:has(input:checked) :is(th, td) {
    background: var(--color-accent-surface);
  }
  tbody tr:has(input:checked) th {
    box-shadow: inset 3px 0 0 var(--color-accent);
  }
  tbody tr:has(input:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
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
  const scroller = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The variant that a link leads to may be far down: it comes into sight, the page stays.
    const box = scroller.current;
    const row = box?.querySelector('input:checked')?.closest('tr');
    if (box && row) box.scrollTop = row.offsetTop - box.clientHeight / 2;
  }, []);

  return (
    <Group>
      <legend>Variants</legend>
      <Scroller ref={scroller}>
        <Table>
          <thead>
            <tr>
              <th scope="col">Variant</th>
              <th scope="col" data-price="">
                Price
              </th>
              <th scope="col">Stock</th>
              {labels.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {variants.map((variant) => (
              <VariantRow
                key={variant.id}
                variant={variant}
                labels={labels}
                group={group}
                chosen={variant.id === chosen}
                onChoose={onChoose}
              />
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Group>
  );
}
