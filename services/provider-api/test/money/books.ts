/** Looks for faults in a shop's books: receipts, orders, payments and the counts of the days. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/database/open';
import { NOTED_BEFORE } from '../../src/domain/settings/payment-methods';

/** Each returns what is wrong, a row for each fault. */
const CHECKS = {
  'a receipt’s number is missing or doubled': sql`
    select count(*) as made, count(distinct number) as numbers, max(number) as last,
      (select last from paper_counters where kind = 'receipt') as counter
    from papers where kind = 'receipt'
    having count(*) <> count(distinct number) or count(*) <> coalesce(max(number), 0)
      or count(*) <> coalesce((select last from paper_counters where kind = 'receipt'), 0)`,
  'an order’s document is missing, or its number is missing or doubled': sql`
    select count(o.id) as orders, count(d.id) as made, count(distinct d.number) as numbers,
      max(d.number) as last, max(c.last) as counter
    from orders o
    left join papers d on d.order_id = o.id and d.kind = 'order'
    left join paper_counters c on c.kind = 'order'
    having count(o.id) <> count(d.id) or count(o.id) <> count(distinct d.number)
      or count(o.id) <> coalesce(max(d.number), 0) or count(o.id) <> coalesce(max(c.last), 0)`,
  'a paid order has no valid receipt, or another one has': sql`
    select o.number, o.status, o.paid_at, count(d.id) as valid from orders o
    left join papers d on d.order_id = o.id and d.kind = 'receipt' and d.cancelled_at is null
    group by o.id
    having count(d.id) <> case when o.status <> 'Cancelled' and o.paid_at is not null then 1 else 0 end`,
  'an order is paid and owes, or owes nothing and is not paid': sql`
    select o.number, o.status, o.total, o.paid_at, s.kept from orders o
    left join (
      select order_id, sum(case kind when 'refund' then -amount else amount end) as kept
      from payments where voided_at is null group by order_id
    ) s on s.order_id = o.id
    left join (
      select order_id, sum(amount) as credited from order_returns group by order_id
    ) r on r.order_id = o.id
    where o.status <> 'Cancelled'
      and (coalesce(s.kept, 0) >= o.total - coalesce(r.credited, 0)) <> (o.paid_at is not null)`,
  'a refund that is due is not kept, or another sum': sql`
    select o.number, o.status, kept.amount, s.*, r.credited from orders o
    left join (
      select order_id, sum(case kind when 'refund' then -amount when 'payment' then amount else 0 end) as cash,
        sum(case kind when 'withheld' then amount else 0 end) as withheld
      from payments where voided_at is null group by order_id
    ) s on s.order_id = o.id
    left join (
      select order_id, sum(amount) as credited from order_returns group by order_id
    ) r on r.order_id = o.id
    full join refunds_due kept on kept.order_id = o.id
    where coalesce(kept.amount, 0) is distinct from greatest(0, least(coalesce(s.cash, 0),
      coalesce(s.cash, 0) + coalesce(s.withheld, 0) + coalesce(r.credited, 0)
        - case o.status when 'Cancelled' then 0 else o.total end))`,
  'more was paid back than came': sql`
    select order_id from payments where voided_at is null group by order_id
    having sum(case kind when 'refund' then -amount when 'payment' then amount else 0 end) < 0`,
  'a closed day has other money than was expected': sql`
    select c.day, p.sum, l.sum as expected from cash_counts c
    left join (
      select day, sum(case kind when 'refund' then -amount else amount end) as sum
      from payments where voided_at is null group by day
    ) p on p.day = c.day
    left join (
      select count_id, sum(expected) as sum from cash_count_lines group by count_id
    ) l on l.count_id = c.id
    where c.reopened_at is null and coalesce(p.sum, 0) <> coalesce(l.sum, 0)`,
  'money lies in no day, or withheld tax in one': sql`
    select id, kind, day from payments
    where (kind = 'withheld') <> (day is null) and method <> ${NOTED_BEFORE}`,
  'a payment is not in the history, or twice': sql`
    select o.number, p.noted, e.noted as said from orders o
    join (
      select order_id, count(*) + count(voided_at) + count(certificate_at) as noted
      from payments group by order_id
    ) p on p.order_id = o.id
    left join (
      select order_id, count(*) as noted from order_events where kind = 'payment' group by order_id
    ) e on e.order_id = o.id
    where p.noted <> coalesce(e.noted, 0)
      and not exists (
        select 1 from payments b where b.order_id = o.id and b.method = ${NOTED_BEFORE}
      )`,
} as const;

/** @returns a line for each fault, none where the books are right */
export async function faultsInBooks(db: Database): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, query] of Object.entries(CHECKS)) {
    const { rows } = await db.execute(query);
    faults.push(...rows.slice(0, 3).map((row) => `${what}: ${JSON.stringify(row)}`));
  }
  return faults;
}
