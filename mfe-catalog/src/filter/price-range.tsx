import { toPesos, type Centavos } from 'shared-contracts/money';
import { FilterGroup } from './filter-group';
import { priceTyped } from 'shared-contracts/list-filter';
import { RangeForm } from './range-form';

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
  return (
    <FilterGroup title="Price">
      <RangeForm
        low={{ label: 'Lowest (₱)', name: 'price_min' }}
        high={{ label: 'Highest (₱)', name: 'price_max' }}
        initial={[wordsFor(min), wordsFor(max)]}
        faultOf={faultOf}
        onApply={(low, high) => onChange({ priceMin: priceTyped(low), priceMax: priceTyped(high) })}
        action="Apply price"
      />
    </FilterGroup>
  );
}
