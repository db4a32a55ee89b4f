/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { pageLinks } from 'back-office/parts/page-links';
import { table } from 'back-office/parts/table';
import {
  MOVES_A_PAGE,
  type readStockMoves,
  type StockMove,
} from '../../../domain/stock/stock-history';
import { Moment } from '../moment';
import { AT } from './fields';
import { PRICE_LISTS } from './price-lists-page';

const KINDS: Record<StockMove['kind'], string> = {
  received: 'Received',
  counted: 'Counted',
  corrected: 'Corrected',
  'no longer counted': 'No longer counted',
  'price list': 'Price list',
  'price list taken back': 'Price list taken back',
};

const units = (stock: number | null) => stock ?? 'not counted';

function changeOf({ before, after }: StockMove): string {
  if (before === null || after === null) return '-';
  const by = after - before;
  return by > 0 ? `+${by}` : String(by);
}

const Why = ({ reason, listId }: StockMove) =>
  listId === null ? <>{reason || '-'}</> : <a href={`${PRICE_LISTS}/${listId}`}>{reason}</a>;

const whatOf = ({ kind, found }: StockMove) =>
  found === null ? KINDS[kind] : `${KINDS[kind]} ${found}`;

const moveRow = (move: StockMove) => [
  {
    of: (
      <>
        <Moment at={move.at} /> <span class="sub">{move.staffName && `by ${move.staffName}`}</span>
      </>
    ),
  },
  { of: units(move.before), number: true },
  { of: changeOf(move), number: true },
  { of: units(move.after), number: true },
  { of: whatOf(move) },
  { of: <Why {...move} /> },
];

const COLUMNS = ['When', 'Before', 'Change', 'After', 'What', 'Reason'];

type Shown = Awaited<ReturnType<typeof readStockMoves>> & {
  /** The variant. */
  id: number;
};

/** What was done with the stock of a variant, by whom and why. */
export const StockHistory = ({ id, moves, count, page }: Shown) => (
  <section aria-labelledby="stock-history">
    <h3 id="stock-history">What was done with it</h3>
    {count === 0 ? (
      <p class="empty">Nothing was received, counted or corrected yet.</p>
    ) : (
      table('What was done with the stock', COLUMNS, moves.map(moveRow), { kind: 'moves' })
    )}
    <p class="sub">
      Units left to sell. What orders take and give back is in the orders’ own histories; imports
      change it too.
    </p>
    {pageLinks({ page, size: MOVES_A_PAGE, count }, 'the stock’s history', (number) => {
      return `${AT}/variants/${id}?moves=${number}#stock-history`;
    })}
  </section>
);
