/**
 * What may stand in for a variant. Nothing is offered that lacks something of the wanted one; what
 * only a person can compare is 'ask'; what can't be compared at all is nothing.
 */
import { toPesos } from 'shared-contracts/money';
import { STAND_INS_MOST } from 'shared-contracts/wire/stand-ins';
import type { Deps } from '../deps';
import { rowId } from '../../database/row-id';
import { pricesNow } from '../pricing/prices-now';
import { notFound } from '../refusal';
import type { YieldToOthers } from '../scheduler';
import { compareGoods } from './compare-goods';
import { goodsOfRow, readCandidates, readVariant, type GoodsRow } from './read-candidates';

/** How many are compared before other calls may run: this takes a few milliseconds. */
const AT_ONCE = 40;

const inStock = ({ stock }: GoodsRow) => stock === null || stock > 0;

function standInOf(row: GoodsRow, now: Date) {
  const { price } = pricesNow(row, now);
  return {
    product_id: row.productId,
    variant_id: row.id,
    product_name: row.productName,
    variant_name: row.name,
    brand_name: row.brandName,
    price: price === null ? null : toPesos(price),
    in_stock: inStock(row),
    image_path: row.images[0] ?? row.firstImage,
  };
}

/** How far a price is from the wanted one's; what has none is the farthest. */
const apart = (price: number | null, wanted: number | null) =>
  price === null ? Number.MAX_VALUE : Math.abs(price - (wanted ?? 0));

/**
 * What is in stock first; of these equal ones before better ones, then the nearest price.
 * @param text the variant's id as it is in the query
 * @throws Refusal not-found for no variant
 */
export async function standInsOf(
  { reads, now }: Pick<Deps, 'reads' | 'now'>,
  text: string,
  yieldToOthers: YieldToOthers,
) {
  const id = rowId(text);
  const wanted = id === null ? null : await readVariant(reads, id);
  if (wanted === null) throw notFound('Product not found.');
  const goods = goodsOfRow(wanted);
  await yieldToOthers();
  const rows = await readCandidates(reads, wanted, goods);
  const found = [];
  let ask = false;
  const price = pricesNow(wanted, now()).price;
  for (const [at, row] of rows.entries()) {
    if (at % AT_ONCE === 0) await yieldToOthers();
    const offered = goodsOfRow(row);
    const { verdict, differences } = compareGoods(goods, offered);
    if (verdict === 'ask') ask ||= goods.kind === offered.kind;
    if (verdict === 'equal' || verdict === 'better') {
      found.push({ ...standInOf(row, now()), verdict, differences });
    }
  }
  const wantedPrice = price === null ? null : toPesos(price);
  const first = found.toSorted(
    (a, b) =>
      Number(b.in_stock) - Number(a.in_stock) ||
      Number(b.verdict === 'equal') - Number(a.verdict === 'equal') ||
      apart(a.price, wantedPrice) - apart(b.price, wantedPrice) ||
      a.variant_id - b.variant_id,
  );
  return { stand_ins: first.slice(0, STAND_INS_MOST), ask };
}
