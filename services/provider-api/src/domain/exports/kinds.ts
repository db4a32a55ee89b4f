/** What can be taken out of the shop as a file. */
import type { Queries } from '../../database/open';
import type { Pages } from '../sheets/rows';
import { exportedLowStock, exportedSearches, LOW_COLUMNS, SEARCH_COLUMNS } from './exported-goods';
import { exportedLines, exportedOrders, LINE_COLUMNS, ORDER_COLUMNS } from './exported-orders';
import { CUSTOMER_COLUMNS, exportedCustomers, exportedLog, LOG_COLUMNS } from './exported-people';
import { exportedPayments, PAYMENT_COLUMNS } from './exported-payments';
import type { Range } from './range';

type Kind = {
  name: string;
  columns: readonly string[];
  /** @param lowStock units from which on goods run out */
  pages: (queries: Queries, range: Range, lowStock: number) => Pages;
};

export const EXPORTS = {
  orders: { name: 'Orders', columns: ORDER_COLUMNS, pages: exportedOrders },
  lines: { name: 'Lines of orders', columns: LINE_COLUMNS, pages: exportedLines },
  payments: { name: 'Payments and refunds', columns: PAYMENT_COLUMNS, pages: exportedPayments },
  customers: { name: 'Customers', columns: CUSTOMER_COLUMNS, pages: exportedCustomers },
  'low-stock': {
    name: 'Goods that run out, as of now',
    columns: LOW_COLUMNS,
    pages: (queries, _range, lowStock) => exportedLowStock(queries, lowStock),
  },
  searches: {
    name: 'Searches that found nothing',
    columns: SEARCH_COLUMNS,
    pages: exportedSearches,
  },
  log: { name: 'Log', columns: LOG_COLUMNS, pages: exportedLog },
} as const satisfies Record<string, Kind>;

export type ExportKind = keyof typeof EXPORTS;
export const EXPORT_KINDS = Object.keys(EXPORTS) as ExportKind[];
