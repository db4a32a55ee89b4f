/**
 * Checks cross-references against the shop before any is stored: each names one article that is on sale,
 * and none contradicts what the rules of stand-ins know of the two.
 */
import type { Queries } from '../../database/open';
import { numberKeyOf } from '../cross-references/number-key';
import { compareGoods } from '../stand-ins/compare-goods';
import { goodsOfRow, readVariants } from '../stand-ins/read-candidates';
import { readShopRows } from '../price-lists/shop-rows';

/** A row as it was written. */
export type GivenReference = {
  /** 'line 12'; '' for a form. */
  place: string;
  brand: string;
  number: string;
  model: string;
  note: string;
};

export type CheckedReference = Omit<GivenReference, 'place'> & {
  numberKey: string;
  variantId: number;
};

const LONGEST = { brand: 80, number: 60, model: 80, note: 200 } as const;

type ByKey = ReadonlyMap<string, readonly number[]>;

function faultOf(row: GivenReference, variants: readonly number[]): string | null {
  // Without a figure it is a word, which may be searched for anything.
  if (numberKeyOf(row.number).length < 3 || !/\d/.test(row.number)) {
    return 'has no number of another maker';
  }
  for (const [field, most] of Object.entries(LONGEST)) {
    if (row[field as keyof typeof LONGEST].length > most) {
      return `has a ${field} of more than ${most} letters`;
    }
  }
  if (row.model === '') return 'has no model number of the shop';
  if (variants.length === 0) return `: nothing on sale has the model number ${row.model}`;
  if (variants.length > 1) return `: several articles have the model number ${row.model}`;
  return null;
}

/** The articles on sale by their model number as it is compared. */
async function articlesByKey(queries: Queries): Promise<ByKey> {
  const byKey = new Map<string, number[]>();
  for (const { id, model } of await readShopRows(queries)) {
    const key = numberKeyOf(model);
    if (key !== '') byKey.set(key, [...(byKey.get(key) ?? []), id]);
  }
  return byKey;
}

/** Where the shop sells the other maker's article too: whether the rules say that ours is none for it. */
async function contradictions(queries: Queries, byKey: ByKey, rows: readonly CheckedReference[]) {
  const both = rows.flatMap((row) =>
    (byKey.get(row.numberKey) ?? []).map((other) => ({ row, other })),
  );
  const read = await readVariants(
    queries,
    both.flatMap(({ row, other }) => [row.variantId, other]),
  );
  const goods = new Map(read.map((each) => [each.id, goodsOfRow(each)]));
  return new Set(
    both.flatMap(({ row, other }) => {
      const [wanted, offered] = [goods.get(other), goods.get(row.variantId)];
      return wanted && offered && compareGoods(wanted, offered).verdict === 'no' ? [row] : [];
    }),
  );
}

/** @returns the rows that can be stored, and a fault for each that can't: 'line 3 has no number …' */
export async function checkReferences(
  queries: Queries,
  given: readonly GivenReference[],
): Promise<{ checked: CheckedReference[]; faults: string[] }> {
  const byKey = await articlesByKey(queries);
  const faults: string[] = [];
  const checked = new Map<CheckedReference, string>();
  for (const row of given) {
    const variants = byKey.get(numberKeyOf(row.model)) ?? [];
    const fault = faultOf(row, variants);
    const [variantId] = variants;
    if (fault !== null || variantId === undefined) {
      faults.push(`${row.place} ${fault ?? ''}`.replace(' :', ':').trim());
      continue;
    }
    const { place, ...told } = row;
    checked.set({ ...told, numberKey: numberKeyOf(row.number), variantId }, place);
  }
  const wrong = await contradictions(queries, byKey, [...checked.keys()]);
  for (const row of wrong) {
    const place = checked.get(row) ?? '';
    faults.push(
      `${place}: ${row.model} can't stand in for ${row.number}, as their specs say`.replace(
        /^: /,
        '',
      ),
    );
  }
  return { checked: [...checked.keys()].filter((row) => !wrong.has(row)), faults };
}
