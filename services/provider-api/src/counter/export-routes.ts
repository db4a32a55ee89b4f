/** What is taken out of the shop as a file, by owners, who find in the log who took what. */
import { Readable } from 'node:stream';
import * as z from 'zod';
import { recordStaffAudit } from '../domain/audit/record-staff';
import type { Deps } from '../domain/deps';
import { EXPORT_KINDS, EXPORTS } from '../domain/exports/kinds';
import { dayOf, daysAfter } from '../domain/manila-day';
import { invalid } from '../domain/refusal';
import { csvOf, type Pages } from '../domain/sheets/write-csv';
import { workbookOf, type Cell } from '../domain/sheets/write-workbook';
import type { Environment } from '../environment';
import type { Actions } from './actions';
import { readFields } from './form';
import { clerkOf } from './inquiry-routes';
import { ExportPage } from './pages/export-page';
import { showPage } from './show-page';

const AT = '/staff/exports';
const DAYS_SHOWN = 30;
/** A workbook is made in memory. */
const ROWS_MOST = 20_000;

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

/** @throws Refusal invalid for more than a workbook takes */
async function allRows(pages: Pages): Promise<(readonly Cell[])[]> {
  const rows: (readonly Cell[])[] = [];
  for await (const page of pages) {
    rows.push(...page);
    if (rows.length > ROWS_MOST) {
      throw invalid({
        to: `These are more than ${ROWS_MOST} rows: choose fewer days, or take a CSV.`,
      });
    }
  }
  return rows;
}

export function exportRoutes(actions: Actions, deps: Deps, { lowStock }: Environment): void {
  actions.show(AT, 'exports', (visit) => {
    const to = dayOf(deps.now());
    const main = ExportPage({ from: daysAfter(to, 1 - DAYS_SHOWN), to, rowsMost: ROWS_MOST });
    return showPage(visit, { title: 'Exports', at: AT }, main);
  });

  actions.show(`${AT}/file`, 'exports', async (visit) => {
    const { what, as, ...range } = readFields(asked, visit.context.req.query());
    const { columns, pages } = EXPORTS[what];
    const name = `${what}-${range.from}-${range.to}.${as}`;
    const rows = pages(deps.db, range, lowStock);
    const body =
      as === 'csv'
        ? (Readable.toWeb(csvOf(columns, rows)) as ReadableStream)
        : new Uint8Array(await workbookOf(columns, await allRows(rows)));
    await recordStaffAudit(deps, deps.db, {
      action: 'export taken',
      ...clerkOf(visit),
      object: name,
    });
    return visit.context.body(body, 200, {
      'Content-Type': TYPES[as],
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    });
  });
}
