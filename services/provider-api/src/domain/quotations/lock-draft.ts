import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/open';
import { quotations } from '../../database/tables/quotations';
import { notFound, Refusal } from '../refusal';

/**
 * Reads a draft so that what else is done with it waits.
 * @throws Refusal not-found, or conflict where it was sent or withdrawn
 */
export async function lockDraft(tx: Transaction, number: string) {
  const [found] = await tx
    .select()
    .from(quotations)
    .where(eq(quotations.number, number))
    .for('update');
  if (!found) throw notFound('There is no quotation of this number.');
  if (found.status !== 'Draft') {
    throw new Refusal(
      'conflict',
      `This quotation was ${found.status.toLowerCase()}, so it stays as it is.`,
    );
  }
  return found;
}
