/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { formatMoney } from 'shared-contracts/money';
import type { WholeOrder } from '../../domain/orders/read-orders';
import { methodWords } from './money-words';

/** What was paid, paid back and is open, below the sums of a paper; nothing while nothing was paid. */
export function PaidPart({ order: { money, status } }: { order: WholeOrder }) {
  const { entries, balance, sums } = money;
  const valid = entries.filter(({ voidedAt }) => voidedAt === null);
  // What was noted as paid before payments had rows.
  const before = valid.length === 0 && sums.received > 0;
  return (
    <dl class="facts totals">
      {before && (
        <>
          <dt>Paid</dt>
          <dd>{formatMoney(sums.received)}</dd>
        </>
      )}
      {valid.map((entry) => (
        <>
          <dt>
            {entry.kind === 'refund' && 'Refund, '}
            {methodWords(entry)}
          </dt>
          <dd>{formatMoney(entry.kind === 'refund' ? -entry.amount : entry.amount)}</dd>
        </>
      ))}
      {sums.credited > 0 && (
        <>
          <dt>Returned goods</dt>
          <dd>{formatMoney(-sums.credited)}</dd>
        </>
      )}
      {status !== 'Cancelled' && balance.owed > 0 && (
        <>
          <dt>Still owed</dt>
          <dd>
            <strong>{formatMoney(balance.owed)}</strong>
          </dd>
        </>
      )}
      {balance.refundDue > 0 && (
        <>
          <dt>Refund due</dt>
          <dd>
            <strong>{formatMoney(balance.refundDue)}</strong>
          </dd>
        </>
      )}
    </dl>
  );
}
