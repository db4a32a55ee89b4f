/** Makes the keys of other makers' numbers again where the search reads numbers by newer rules. */
import { asc, eq, gt } from 'drizzle-orm';
import { crossReferences } from '../../database/tables/cross-references';
import type { Upkeep } from '../../database/upkeep';
import { numberKeyOf } from '../cross-references/number-key';
import { INDEX_RULES } from '../search/index-columns';

const BATCH = 500;

export const crossReferenceKeys: Upkeep = {
  marker: 'cross-reference keys',
  rules: INDEX_RULES,
  async batch(tx, after) {
    const rows = await tx
      .select()
      .from(crossReferences)
      .where(gt(crossReferences.id, after))
      .orderBy(asc(crossReferences.id))
      .limit(BATCH);
    for (const { id, number, numberKey: before } of rows) {
      const numberKey = numberKeyOf(number);
      if (numberKey === before) continue;
      await tx.update(crossReferences).set({ numberKey }).where(eq(crossReferences.id, id));
    }
    return rows.at(-1)?.id ?? null;
  },
};
