import styled from '@emotion/styled';
import { useState, type SyntheticEvent } from 'react';
import { toPesos, type Centavos } from 'shared-contracts/money';
import { Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import { FilterGroup } from './filter-group';
import { priceTyped } from './product-filter';

const Range = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
  align-items: start;
  > button {
    grid-column: 1 / -1;
  }
`;

const UNREADABLE = 'Enter an amount in pesos, such as 1,500.';

function wordsFor(amount: Centavos | null): string {
  return amount === null ? '' : String(toPesos(amount));
}

/** What is wrong with a typed end of the range; an empty one is open. */
function faultOf(text: string): string | undefined {
  if (text.trim() === '' || Number(text) === 0 || priceTyped(text) !== null) return undefined;
  return UNREADABLE;
}

type Props = {
  min: Centavos | null;
  max: Centavos | null;
  onChange: (range: { priceMin: Centavos | null; priceMax: Centavos | null }) => void;
};

/** From and up to a price, either end open. Give it a key per range, so that it follows the URL. */
export function PriceRange({ min, max, onChange }: Props) {
  const [low, setLow] = useState(wordsFor(min));
  const [high, setHigh] = useState(wordsFor(max));
  const [told, setTold] = useState(false);

  function apply(event: SyntheticEvent) {
    event.preventDefault();
    setTold(true);
    if (faultOf(low) ?? faultOf(high)) return;
    onChange({ priceMin: priceTyped(low), priceMax: priceTyped(high) });
  }

  return (
    <FilterGroup title="Price">
      <Range onSubmit={apply} noValidate>
        <Field
          label="Lowest (₱)"
          name="price_min"
          inputMode="decimal"
          autoComplete="off"
          error={told ? faultOf(low) : undefined}
          value={low}
          onChange={(event) => setLow(event.target.value)}
        />
        <Field
          label="Highest (₱)"
          name="price_max"
          inputMode="decimal"
          autoComplete="off"
          error={told ? faultOf(high) : undefined}
          value={high}
          onChange={(event) => setHigh(event.target.value)}
        />
        <Button type="submit" variant="secondary" size="small">
          Apply price
        </Button>
      </Range>
    </FilterGroup>
  );
}
