import { useMemo } from 'react';
import type { Variant } from 'shared-contracts/wire/product-details';
import { ShowMoreList } from 'shared-ui/show-more-list';
import { Stack } from 'shared-ui/stack';
import { columnsOf, sharedWords, specOf } from './spec-differences';
import { VariantGroups } from './variant-groups';
import { counterpartOf, splitOf } from './variant-split';
import { VariantTable } from './variant-table';

type Props = {
  variants: Variant[];
  chosen: string;
  onChoose: (id: string) => void;
};

/**
 * Chooses among variants in a table of the specs in which they differ. Many are split first by what
 * splits them best.
 */
export function VariantChooser({ variants, chosen, onChoose }: Props) {
  const labels = useMemo(() => columnsOf(variants), [variants]);
  const split = useMemo(() => splitOf(variants, labels), [variants, labels]);
  if (variants.length < 2) return null;
  const current = variants.find(({ id }) => id === chosen);
  const groupOf = (variant: Variant) => (split === null ? '' : specOf(variant.specs, split));
  const group = current ? groupOf(current) : '';
  const shown = split === null ? variants : variants.filter((one) => groupOf(one) === group);
  const others = labels.filter((label) => label !== split);
  const columns = shown.length > 1 ? columnsOf(shown) : others;
  const allThere = shown.length > 1 && shown.every(({ in_stock: there }) => there === true);
  const shared = sharedWords(
    shown,
    others.filter((label) => !columns.includes(label)),
  );
  // A link may lead to a variant that is far down: it is there from the start.
  const withChosen = (some: Variant[]) =>
    some.some(({ id }) => id === chosen)
      ? some
      : [...some, ...shown.filter(({ id }) => id === chosen)];
  return (
    <Stack gap={4}>
      {split === null ? null : (
        <VariantGroups
          label={split}
          values={[...new Set(variants.map(groupOf))]}
          chosen={group}
          onChoose={(value) => {
            const next = counterpartOf(variants, current, { split, value, labels: others });
            if (next) onChoose(next.id);
          }}
        />
      )}
      <ShowMoreList key={group} rows={shown}>
        {(some) => (
          <VariantTable
            variants={withChosen(some)}
            labels={columns}
            shared={[allThere && 'in stock', shared].filter(Boolean).join(', ')}
            withStock={!allThere}
            chosen={chosen}
            onChoose={onChoose}
          />
        )}
      </ShowMoreList>
    </Stack>
  );
}
