/**
 * Finds the quantity among columns without headings: price and amount are known by quantity × price
 * = amount or by their centavos; numbers of rows, dates and barcodes are none.
 */
import {
  isDateCell,
  isFigureCell,
  isNumberOfSomething,
  isPriceCell,
  isUnitCell,
  numberIn,
  quantityIn,
} from './cells';
import { isProduct } from './prices';

/** So large a share of a column's cells must be alike. */
const SHARE = 0.8;
/** So many rows tell what the columns are. */
const LOOKED_AT = 200;
/** A quantity beyond is rather a price. */
const QUANTITY_MOST = 9999;

export type Columns = {
  /** null where no column is one. */
  quantity: number | null;
  /** Whether no other column may be it. */
  sure: boolean;
  /** null where none says it. */
  unit: number | null;
  /** Columns that say nothing of the article: prices, dates, numbers of rows. */
  aside: ReadonlySet<number>;
};

type Table = readonly (readonly string[])[];

const filled = (table: Table, column: number) =>
  table.map((row) => row[column] ?? '').filter((cell) => cell !== '');

function are(cells: readonly string[], is: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(is).length >= cells.length * SHARE;
}

/** 1, 2, 3 or 10, 20, 30, from the first row on. */
function isNumbering(cells: readonly string[], rows: number): boolean {
  if (cells.length < rows * SHARE) return false;
  const numbers = cells.map(Number);
  const [first = 0] = numbers;
  return first > 0 && numbers.every((number, at) => number === first * (at + 1));
}

type Triple = { quantity: number; price: number; amount: number };

/** Columns of which the third is the product of the first two in every row that has them. */
function productsOf(table: Table, columns: readonly number[]): Triple[] {
  return columns.flatMap((quantity) =>
    columns.flatMap((price) =>
      columns.flatMap((amount) => {
        if (new Set([quantity, price, amount]).size < 3 || amount < price) return [];
        const rows = table
          .map((row) => [quantity, price, amount].map((column) => numberIn(row[column] ?? '')))
          .filter((numbers) => numbers.every((number) => !Number.isNaN(number)));
        const isAll =
          rows.length >= Math.max(1, table.length * 0.5) &&
          rows.every(
            ([times = 0, one = 0, sum = 0]) =>
              Number.isInteger(times) && times <= QUANTITY_MOST && isProduct(times, one, sum),
          );
        return isAll ? [{ quantity, price, amount }] : [];
      }),
    ),
  );
}

/** The product whose price and amount look like such, or whose quantity is first and the smaller one. */
function productOf(table: Table, columns: readonly number[]): Triple | null {
  const isPrice = (column: number) => filled(table, column).some(isPriceCell);
  const products = productsOf(table, columns);
  const told = products.filter(({ quantity, price }) => isPrice(price) && !isPrice(quantity));
  if (told.length > 0) return told.length === 1 ? (told[0] ?? null) : null;
  const plain = products.filter(
    ({ quantity, price }) =>
      quantity < price &&
      table.every((row) => !(numberIn(row[quantity] ?? '') > numberIn(row[price] ?? ''))),
  );
  return plain.length === 1 ? (plain[0] ?? null) : null;
}

export function columnsOf(rows: Table): Columns {
  const table = rows.slice(0, LOOKED_AT);
  const width = Math.max(0, ...table.map((row) => row.length));
  const all = Array.from({ length: width }, (_, at) => at);
  const of = (column: number) => filled(table, column);
  const unit = all.find((column) => are(of(column), isUnitCell)) ?? null;
  const figures = all.filter((column) => are(of(column), isFigureCell));
  const prices = figures.filter((column) => are(of(column), isPriceCell));
  const aside = new Set([
    ...all.filter((column) => are(of(column), isDateCell)),
    ...figures.filter((column) => of(column).some((cell) => cell.includes('%'))),
    ...(unit === null ? [] : [unit]),
  ]);
  const product = productOf(table, figures);
  if (product) {
    const { quantity, price, amount } = product;
    const first = isNumbering(of(0), table.length) && quantity !== 0 ? [0] : [];
    return {
      quantity,
      sure: true,
      unit,
      aside: new Set([...aside, ...prices, price, amount, ...first]),
    };
  }
  // Centavos alone may be a quantity's '2.00' where there is no other number.
  const whole = figures.filter((column) => !prices.includes(column) && !aside.has(column));
  for (const price of whole.length > 0 || prices.length > 1 ? prices : []) aside.add(price);
  const open = (whole.length > 0 ? whole : prices.length === 1 ? prices : []).filter(
    (column) => !are(of(column), isNumberOfSomething),
  );
  const others = open.filter((column) => column !== 0);
  const isNumbered = others.length > 0 && isNumbering(of(0), table.length);
  if (isNumbered) aside.add(0);
  const candidates = isNumbered ? others : open;
  const isCounted = (column: number) => of(column).some((cell) => quantityIn(cell)?.unit);
  const beside = candidates.filter(
    (column) => isCounted(column) || (unit !== null && Math.abs(column - unit) === 1),
  );
  const [only] = beside.length === 1 ? beside : candidates;
  // Numbers of rows alone: nobody says whether they are quantities.
  const isAmbiguous = only === 0 && table.length > 1 && isNumbering(of(0), table.length);
  return {
    quantity: (beside.length === 1 ? only : candidates.at(-1)) ?? null,
    sure: (beside.length === 1 || candidates.length === 1) && !isAmbiguous,
    unit,
    aside,
  };
}
