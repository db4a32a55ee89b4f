/** What a price list would change in the shop, and what in it can't be taken. */
import type { Centavos } from 'shared-contracts/money';
import type { PriceListFault } from '../../database/tables/price-lists';
import { seen } from '../import/faults';
import { readPrice, readStock, saleFault, type Cell } from '../pricing/typed-cells';
import type { ListRow } from './list-file';
import type { ShopRow } from './shop-rows';

export type ListChange = {
  place: string;
  row: ShopRow;
  /** As they would be; equal to the row's where the list doesn't change them. */
  price: Centavos | null;
  stock: number | null;
  note: string | null;
};

export type Comparison = {
  changes: ListChange[];
  faults: PriceListFault[];
  /** How many rows change nothing. */
  unchanged: number;
  /** The ids of variants that more than one row names. */
  doubled: Set<number>;
};

/**
 * What a cell asks for: nothing where it is empty, or as it was when the list was made.
 * @param shop the value of the shop
 */
function asked<Value>(
  cell: string | undefined,
  exported: string | undefined,
  read: (text: string) => Cell<Value>,
  shop: Value,
): Cell<Value> & { meanwhile?: Value } {
  if (cell === undefined || cell === '') return { value: shop };
  const now = read(cell);
  if ('fault' in now || exported === undefined) return now;
  const before = read(exported);
  if ('fault' in before) return now;
  if (before.value === now.value) return { value: shop };
  return before.value === shop ? now : { ...now, meanwhile: before.value };
}

class RowFinder {
  readonly #byId: Map<string, ShopRow>;
  readonly #byModel = new Map<string, ShopRow[]>();

  constructor(shop: readonly ShopRow[]) {
    this.#byId = new Map(shop.map((row) => [String(row.id), row]));
    for (const row of shop) {
      if (row.model === '') continue;
      const others = this.#byModel.get(row.model);
      if (others) others.push(row);
      else this.#byModel.set(row.model, [row]);
    }
  }

  find({ key, model }: ListRow): { row: ShopRow } | { fault: string } {
    if (key !== undefined && key !== '') {
      const row = this.#byId.get(key);
      return row ? { row } : { fault: 'the shop sells nothing of this key' };
    }
    if (model === undefined || model === '') return { fault: 'has neither key nor model' };
    const [row, ...others] = this.#byModel.get(model) ?? [];
    if (!row) return { fault: 'the shop sells nothing of this model' };
    return others.length === 0
      ? { row }
      : { fault: `${others.length + 1} variants are of this model: please give the key` };
  }
}

const keyOf = ({ key, model }: ListRow) => seen(key ?? model ?? '');

function changeOf(given: ListRow, row: ShopRow): { change: ListChange; faults: string[] } {
  const faults: string[] = [];
  const price = asked(given.price, given.priceExported, readPrice, row.price);
  const stock = asked(given.stock, given.stockExported, readStock, row.stock);
  if ('fault' in price) faults.push(`price ${seen(given.price)} ${price.fault}`);
  if ('fault' in stock) faults.push(`stock ${seen(given.stock)} ${stock.fault}`);
  const change: ListChange = {
    place: given.place,
    row,
    price: 'fault' in price ? row.price : price.value,
    stock: 'fault' in stock ? row.stock : stock.value,
    note: null,
  };
  const onSale = saleFault(row, change.price);
  if (onSale !== null) faults.push(`price ${seen(given.price)} ${onSale}`);
  const notes = [
    price.meanwhile === undefined
      ? ''
      : `The price was ${given.priceExported} when the list was made.`,
    stock.meanwhile === undefined
      ? ''
      : `The stock was ${given.stockExported} when the list was made.`,
  ];
  change.note = notes.filter(Boolean).join(' ') || null;
  return { change, faults };
}

/** @param shop what the shop sells now */
export function compareList(list: readonly ListRow[], shop: readonly ShopRow[]): Comparison {
  const finder = new RowFinder(shop);
  const first = new Map<number, string>();
  const found: Comparison = { changes: [], faults: [], unchanged: 0, doubled: new Set() };
  for (const given of list) {
    const fault = (reason: string) =>
      found.faults.push({ place: given.place, key: keyOf(given), reason });
    const known = finder.find(given);
    if ('fault' in known) {
      fault(known.fault);
      continue;
    }
    const { row } = known;
    const before = first.get(row.id);
    if (before !== undefined) {
      fault(`is in the list twice: ${before} has it too`);
      found.doubled.add(row.id);
      continue;
    }
    first.set(row.id, given.place);
    const { change, faults } = changeOf(given, row);
    for (const reason of faults) fault(reason);
    if (faults.length > 0) continue;
    if (change.price === row.price && change.stock === row.stock) found.unchanged += 1;
    else found.changes.push(change);
  }
  return found;
}
