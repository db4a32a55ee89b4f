/** What is taken out of the shop as a file, by owners, who find in the log who took what. */
import { Readable } from 'node:stream';
import * as z from 'zod';
import { recordStaffAudit } from '../domain/audit/record-staff';
import type { Deps } from '../domain/deps';
import { EXPORT_KINDS, EXPORTS } from '../domain/exports/kinds';
import { dayOf, daysAfter } from '../domain/manila-day';
import { csvOf } from '../domain/sheets/write-csv';
import { workbookOf } from '../domain/sheets/write-workbook';
import type { Environment } from '../environment';
import type { Actions } from './actions';
import { readFields } from './form';
import { actorOf } from './visit';
import { ExportPage } from './pages/export-page';
import { showPage } from './show-page';

const AT = '/staff/exports';
const DAYS_SHOWN = 30;

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const day = z.iso.date('Must be a day.');
const asked = z
  .object({
    what: z.enum(EXPORT_KINDS, 'Please choose what.'),
    from: day,
    to: day,
    as: z.enum(['csv', 'xlsx'], 'Must be csv or xlsx.'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Must not be before the first.' });

export function exportRoutes(actions: Actions, deps: Deps, { lowStock }: Environment): void {
  actions.show(AT, 'exports', (visit) => {
    const to = dayOf(deps.now());
    const main = ExportPage({ from: daysAfter(to, 1 - DAYS_SHOWN), to });
    return showPage(visit, { title: 'Exports', at: AT }, main);
  });

  actions.show(`${AT}/file`, 'exports', async (visit) => {
    const { what, as, ...range } = readFields(asked, visit.context.req.query());
    const { columns, pages } = EXPORTS[what];
    const name = `${what}-${range.from}-${range.to}.${as}`;
    const rows = pages(deps.db, range, lowStock);
    const file = as === 'csv' ? csvOf(columns, rows) : workbookOf(columns, rows);
    await recordStaffAudit(deps, deps.db, {
      action: 'export taken',
      ...actorOf(visit),
      object: name,
    });
    return visit.context.body(Readable.toWeb(file) as ReadableStream, 200, {
      'Content-Type': TYPES[as],
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    });
  });
}
