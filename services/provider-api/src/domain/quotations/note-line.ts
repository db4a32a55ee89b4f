import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Transaction } from '../../database/open';
import { quotationLines } from '../../database/tables/quotations';
import type { Writing } from '../inquiries/change-inquiry';

/** The lines of a quotation with this variant that offer for the same line of its request, or for none. */
export const sameGoods = (
  quotationId: number,
  variantId: number,
  askedLineId: number | null,
): SQL | undefined =>
  and(
    eq(quotationLines.quotationId, quotationId),
    eq(quotationLines.variantId, variantId),
    askedLineId === null
      ? isNull(quotationLines.askedLineId)
      : eq(quotationLines.askedLineId, askedLineId),
  );

type Facts = Readonly<Record<string, string | number | boolean>>;

/** Writes a changed line of a draft into the log. @param before null for a line that is new */
export const noteLine = (
  deps: Writing,
  tx: Transaction,
  number: string,
  { by, network }: DoneBy<Clerk>,
  { before, after }: { before: Facts | null; after: Facts },
): Promise<void> =>
  recordStaffAudit(deps, tx, {
    action: 'quotation line changed',
    by,
    network,
    object: `quotation ${number}`,
    before,
    after,
  });
