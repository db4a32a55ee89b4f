import type { Queries } from '../../database/open';
import { toQuotation } from './on-the-wire';
import { quotationsOf } from './own-quotation';

/** The quotations of an email, as they are given to that person. @param email in lower case */
export async function quotationDocuments(db: Queries, email: string, now: Date) {
  const rows = await quotationsOf(db, email);
  return Promise.all(
    rows.map(async (row) => ({
      ...(await toQuotation(db, row, true, now)),
      email: row.email,
      mobile: row.mobileNumber,
      decline_reason: row.declineReason,
    })),
  );
}
