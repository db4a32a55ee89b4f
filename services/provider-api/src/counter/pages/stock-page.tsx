/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Line } from 'back-office/forms/fields';
import { Button, Search } from 'back-office/forms/form';
import { table } from 'back-office/parts/table';
import type { CartLine } from '../../domain/cart/lines';
import { priceInWords } from './drafts/draft-goods';
import { LineName } from './line-name';

export const STOCK_AT = '/staff/stock';

/** What the catalogue has, with prices and stock of now; nothing here changes them. */
export const StockPage = ({ q, goods }: { q: string; goods: readonly CartLine[] }) => (
  <>
    <div class="heading">
      <h1>Stock</h1>
    </div>
    <Search to={STOCK_AT}>
      <div class="wide">
        <Line
          name="q"
          label="Barcode, model number or words"
          kind="search"
          value={q}
          most={100}
          focused
        />
      </div>
      <Button>Find</Button>
    </Search>
    {q === '' && <p class="empty">Prices and stock of now, of what is on sale.</p>}
    {q !== '' && goods.length === 0 && <p class="empty">Nothing found for ‘{q}’.</p>}
    {goods.length > 0 &&
      table(
        'Found in the catalogue',
        ['Item', 'Price now', 'In stock'],
        goods.map((item) => [
          { of: <LineName of={item} /> },
          { of: priceInWords(item) },
          { of: item.stock ?? 'not counted', number: true },
        ]),
      )}
  </>
);
