import { useMemo } from 'react';
import { formatPrice } from 'shared-contracts/money';
import type { Variant } from 'shared-contracts/wire/product';
import { RadioGroup } from 'shared-ui/choice';
import { ShowMoreList } from 'shared-ui/show-more-list';
import { columnsOf } from './spec-differences';
import { VariantTable } from './variant-table';

type Props = {
  variants: Variant[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** What distinguishes two variants of one name in a list. */
function noteOf({ price, in_stock: inStock }: Variant): string {
  return inStock === false ? `${formatPrice(price)} · Out of Stock` : formatPrice(price);
}

/** Chooses among variants: in a table where they differ by specs, else by their names. */
export function VariantChooser({ variants, chosen, onChoose }: Props) {
  const labels = useMemo(() => columnsOf(variants), [variants]);
  if (variants.length < 2) return null;
  // A link may lead to a variant that is far down: it is there from the start.
  const withChosen = (some: Variant[]) =>
    some.some(({ id }) => id === chosen)
      ? some
      : [...some, ...variants.filter(({ id }) => id === chosen)];
  return (
    <ShowMoreList rows={variants}>
      {(some) =>
        labels.length > 0 ? (
          <VariantTable variants={withChosen(some)} {...{ labels, chosen, onChoose }} />
        ) : (
          <RadioGroup
            label="Variants"
            name="variant"
            options={withChosen(some).map((variant) => ({
              value: variant.id,
              label: variant.variant_name || `Variant ${variant.id}`,
              note: noteOf(variant),
            }))}
            value={chosen}
            onChange={onChoose}
            error={undefined}
          />
        )
      }
    </ShowMoreList>
  );
}
