import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';
import type { Variant } from 'shared-contracts/wire/product-details';
import { VariantRow } from './variant-row';

const Group = styled.fieldset`
  min-width: 0;
  legend {
    margin-bottom: var(--space-2);
    font-size: var(--text-sm);
    font-weight: var(--weight-strong);
  }
  > p {
    margin-bottom: var(--space-2);
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`;

/** Seen while something follows below; a list that is whole in sight has nothing to scroll. */
const goesOn = keyframes({ '0%, 90%': { opacity: 1 }, to: { opacity: 0 } });

/**
 * Scrolls by itself where there is room beside, so that price and cart stay near it however many
 * variants there are; lower where the page's offer, which stays in sight, would cover it.
 */
const Scroller = styled.div`
  position: relative;
  /* What stays in sight in it stays below the bar that stays in sight. */
  isolation: isolate;
  max-height: min(24rem, 60vh);
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-1);
  background: var(--color-surface);
  &::after {
    content: '';
    display: block;
    position: sticky;
    inset: auto auto 0 0;
    z-index: 3;
    height: 1.5rem;
    margin-top: -1.5rem;
    background: linear-gradient(transparent, var(--color-line-strong));
    opacity: 0;
    pointer-events: none;
    animation: ${goesOn} auto linear;
    animation-timeline: scroll(nearest);
  }
  @media (min-width: 56rem) and (min-height: 40rem) {
    max-height: clamp(9.5rem, 100vh - 40.25rem, 24rem);
  }
  /* On a phone the page scrolls, and nothing in it. Nothing scrolls on paper. */
  @media (max-width: 39.99rem), print {
    max-height: none;
    overflow: visible;
    &::after {
      content: none;
    }
  }
`;

const Table = styled.table`
  border: 0;

  && :is(th, td) {
    padding: var(--space-2) var(--space-3);
    vertical-align: middle;
  }
  td[data-short] {
    white-space: nowrap;
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
    box-shadow: inset 0 -1px 0 var(--color-text);
    white-space: nowrap;
  }
  tbody tr {
    position: relative;
  }
  @media (hover: hover) {
    tbody tr:hover :is(th, td) {
      background: var(--color-surface-2);
    }
  }
  tbody tr:has(input:checked) :is(th, td) {
    background: var(--color-accent-surface);
  }
  tbody tr:has(input:checked) th {
    box-shadow: inset 3px 0 0 var(--color-accent);
  }
  /* A row that is moved to by keyboard stops clear of the table's head and of the page's offer. */
  tbody input {
    scroll-margin-block: 3rem 6rem;
  }
  tbody tr:has(input:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  /* Two lines for each on a phone: name and price, then what differs and the stock. */
  @media (max-width: 39.99rem) {
    display: block;

    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody {
      display: block;
    }
    tbody tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 var(--space-2);
      padding: var(--space-2) var(--space-3);
    }
    && tbody :is(th, td) {
      padding: 0;
    }
    tbody th {
      position: static;
      flex: 1 0 calc(100% - 7.5rem);
      width: min-content;
    }
    td.number {
      flex: 0 0 6.75rem;
      span {
        white-space: normal;
      }
    }
    td:not(.number, [data-stock]) {
      order: 1;
      color: var(--color-text-muted);
      white-space: normal;
    }
    td[data-stock] {
      order: 2;
      margin-inline-start: auto;
    }
    tbody tr:has(input:checked) {
      background: var(--color-accent-surface);
      box-shadow: inset 3px 0 0 var(--color-accent);
    }
    tbody tr:has(input:checked) th {
      box-shadow: none;
    }
  }
`;

type Props = {
  variants: Variant[];
  /** The specs in which they differ: the columns. */
  labels: string[];
  /** What they have in common of the specs in which the product's variants differ. */
  shared: string;
  /** Whether each row says its stock. */
  withStock: boolean;
  chosen: string;
  onChoose: (id: string) => void;
};

/** Variants beside each other, by what differs; each row is a radio button. */
export function VariantTable({ variants, labels, shared, withStock, chosen, onChoose }: Props) {
  const group = useId();
  const scroller = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The chosen variant may be far down: it comes into sight, the page stays.
    const box = scroller.current;
    const row = box?.querySelector('input:checked')?.closest('tr');
    if (!box || !row) return;
    const above = row.offsetTop - box.scrollTop;
    if (above < row.offsetHeight || above + row.offsetHeight > box.clientHeight) {
      // At the top, because the page's offer may lie over the rest.
      box.scrollTop = row.offsetTop - row.offsetHeight;
    }
  }, [chosen]);

  return (
    <Group>
      <legend>Variants</legend>
      {shared === '' ? null : <p>{`All of them: ${shared}`}</p>}
      <Scroller ref={scroller}>
        <Table className="ruled">
          <thead>
            <tr>
              <th scope="col">Variant</th>
              <th scope="col" className="number">
                Price
              </th>
              {withStock ? <th scope="col">Stock</th> : null}
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
                withStock={withStock}
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
