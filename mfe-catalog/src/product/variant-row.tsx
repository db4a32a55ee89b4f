import styled from '@emotion/styled';
import { isModelLabel } from 'shared-contracts/model-number';
import { formatPrice } from 'shared-contracts/money';
import type { Variant } from 'shared-contracts/wire/product-details';
import { Amount } from 'shared-ui/amount';
import { specOf } from './spec-differences';
import { StockWord } from './stock-word';

const Name = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: min(8rem, 100%);
  min-height: calc(var(--touch) - 2 * var(--space-2));
  cursor: pointer;
  &[data-long] {
    min-width: min(12rem, 100%);
    overflow-wrap: anywhere;
  }

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

/** A name of more letters may be broken anywhere. */
const LONG = 40;

/** A value of up to this many letters stays on one line. */
const SHORT = 24;

type Props = {
  variant: Variant;
  /** The specs that have a column. */
  labels: string[];
  withStock: boolean;
  /** The name of the radio buttons that belong together. */
  group: string;
  chosen: boolean;
  onChoose: (id: string) => void;
};

/** One variant in the table, chosen by its radio button or a press anywhere on the row. */
export function VariantRow({ variant, labels, withStock, group, chosen, onChoose }: Props) {
  return (
    <tr>
      <th scope="row">
        <Name data-long={variant.variant_name.length > LONG || undefined}>
          <input
            type="radio"
            name={group}
            value={variant.id}
            checked={chosen}
            onChange={() => onChoose(variant.id)}
          />
          {variant.variant_name || `Variant ${variant.id}`}
        </Name>
      </th>
      <td className="number">
        <Amount size="small">{formatPrice(variant.price)}</Amount>
      </td>
      {withStock ? (
        <td data-stock="">
          <StockWord inStock={variant.in_stock} />
        </td>
      ) : null}
      {labels.map((label) => {
        const value = specOf(variant.specs, label);
        return (
          <td
            key={label}
            className={isModelLabel(label) ? 'model' : undefined}
            data-short={value.length <= SHORT || undefined}
          >
            {value}
          </td>
        );
      })}
    </tr>
  );
}
