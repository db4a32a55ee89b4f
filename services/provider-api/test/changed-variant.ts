import {
  changeVariant,
  readVariantRow,
  variantVersion,
} from '../src/domain/catalogue-management/variant';
import type { VariantChange } from '../src/domain/catalogue-management/variant';

type Changing = Parameters<typeof changeVariant>[0];
type By = Parameters<typeof changeVariant>[2];

/**
 * Changes some fields of a variant as the form of its page does.
 * @throws ChangedMeanwhile
 */
export async function changeAtCounter(
  deps: Changing,
  id: number,
  fields: Partial<VariantChange['values']>,
  by: By,
): Promise<void> {
  const row = await readVariantRow(deps.db, id);
  if (!row) throw new Error(`there is no variant ${id}`);
  const { name, description, useage, specs, inclusions, isDefault, place } = row;
  const price = row.regularPrice ?? row.price;
  const shown = {
    name,
    price,
    description,
    useage,
    specs,
    inclusions,
    isDefault,
    place,
    trade: {},
  };
  const change = { id, shown: variantVersion(row), values: { ...shown, ...fields } };
  await changeVariant(deps, change, by);
}
