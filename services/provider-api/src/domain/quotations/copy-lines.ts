import type { Transaction } from '../../database/open';
import { quotationAskedLines, quotationLines } from '../../database/tables/quotations';
import { askedOfQuotation, linesOfQuotation } from './read-quotation';

/** Copies what was asked for and what is offered from one version of a quotation into the next. */
export async function copyLines(tx: Transaction, from: number, to: number): Promise<void> {
  const askedBy = new Map<number, number>();
  for (const { id, ...line } of await askedOfQuotation(tx, from)) {
    const [copy] = await tx
      .insert(quotationAskedLines)
      .values({ ...line, quotationId: to })
      .returning({ id: quotationAskedLines.id });
    if (copy) askedBy.set(id, copy.id);
  }
  const lines = (await linesOfQuotation(tx, from)).map(({ id: _id, askedLineId, ...line }) => ({
    ...line,
    quotationId: to,
    askedLineId: askedBy.get(askedLineId ?? 0) ?? null,
  }));
  if (lines.length > 0) await tx.insert(quotationLines).values(lines);
}
