/** Prices and stock, to be looked up by who may not change them. */
import * as z from 'zod';
import type { Deps } from '../domain/deps';
import { findGoods } from '../domain/cart/find-goods';
import type { Actions } from './actions';
import { askedWords } from './asked-page';
import { STOCK_AT, StockPage } from './pages/stock-page';
import { showPage } from './show-page';

const asked = z.object({ q: askedWords });

export function stockRoutes(actions: Actions, deps: Deps): void {
  actions.show(STOCK_AT, 'stock', async (visit) => {
    const { q = '' } = asked.parse(visit.context.req.query());
    const main = StockPage({ q, goods: await findGoods(deps, q) });
    return showPage(visit, { title: 'Stock', at: STOCK_AT }, main);
  });
}
