import { formatPrice } from 'shared-contracts/money';
import type { Variant } from 'shared-contracts/wire/product';
import { RadioGroup } from 'shared-ui/choice';
import { columnsOf } from './spec-differences';
import { VariantTable } from './variant-table';

type Props = {
  variants: Variant[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** What tells two variants of one name apart in a list. */
function noteOf({ price, in_stock: inStock }: Variant): string {
  return inStock === false ? `${formatPrice(price)} · Out of Stock` : formatPrice(price);
}

/** Chooses among variants: in a table where they differ by specs, else by their names. */
export function VariantChooser({ variants, chosen, onChoose }: Props) {
  if (variants.length < 2) return null;
  const labels = columnsOf(variants);
  if (labels.length > 0) return <VariantTable {...{ variants, labels, chosen, onChoose }} />;
  return (
    <RadioGroup
      label="Variants"
      name="variant"
      options={variants.map((variant) => ({
        value: variant.id,
        label: variant.variant_name || `Variant ${variant.id}`,
        note: noteOf(variant),
      }))}
      value={chosen}
      onChange={onChoose}
      error={undefined}
    />
  );
}
