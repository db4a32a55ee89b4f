/**
 * Fills a shop with the orders of its first years and with all that a counter keeps beside them, in
 * the same way on every run: customers, lines, histories, payments, receipts, hand-outs, returns,
 * inquiries, quotations, drafts, moves of stock and the log. Directly in the database: a hundred
 * thousand orders by their calls take hours.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/open';

/** Minutes from one order to the next: 180 a day. */
const APART = 8;

/** A share of rows that a number stands for, spread without a pattern. */
const SPREAD = `('x' || substr(md5(n::text), 1, 7))::bit(28)::int`;
const METHODS = `(array['Cash','Cash','Cash','GCash','Maya','Bank transfer'])[o.id % 6 + 1]`;
const CLERKS = `(array['maria','jose','ana'])[o.id % 3 + 1]`;

/** The statements, in an order in which each finds the rows that it names. */
const statements = (count: number, now: string): string[] => [
  `insert into users (name, email, password_hash, verified_at, created_at)
    select 'Perpetua Santos ' || n, 'perpetua' || n || '@example.ph', 'none', '${now}',
      '${now}'::timestamptz - (${count / 10} - n) * interval '${10 * APART} minutes'
    from generate_series(1, ${count / 10}) n order by n`,
  `insert into company_details (user_id, name, tin, branch, address)
    select id, 'Cruz Builders ' || id, '123-456-789-00000', '', '1 Rizal St'
    from users where id % 3 = 0`,
  // A fifth are walk-ins without an account; the first customer has a hundredth of all orders.
  `insert into orders (number, user_id, placed_at, status, subtotal, vat, total, email, first_name,
      last_name, company, address1, city, country, state, postal_code, phone, shipping_address,
      billing_address, po_number, paid_at, staff_name)
    select 'ORD-B' || lpad(upper(to_hex(n)), 6, '0'), u.id, placed, status, 30000, 3600, 33600,
      coalesce(u.email, ''), 'Perpetua', 'Santos ' || spread % 5000,
      case when spread % 2 = 0 then 'Cruz Builders ' || spread % 700 end, '1 Rizal St', 'Makati',
      'Philippines', 'Metro Manila', '1200',
      '0917 ' || lpad((spread % 1000)::text, 3, '0') || ' ' || lpad((n % 9973)::text, 4, '0'), '',
      '', case when spread % 3 = 0 then 'PO-' || n end,
      case when status = 'Completed' or spread % 4 = 0 then placed + interval '1 day' end,
      case when u.id is null then 'maria' end
    from (select n, spread, '${now}'::timestamptz - (${count} - n) * interval '${APART} minutes' placed,
        case when n > ${count * 0.98} then (array['Pending','Confirmed','Ready for pickup'])[spread % 3 + 1]
          when spread % 500 = 1 then 'Ready for pickup'
          when spread % 25 = 2 then 'Cancelled' else 'Completed' end status,
        case when spread % 5 = 0 then null when spread % 100 = 1 then 1
          else n % ${count / 10} + 1 end owner
      from (select n, ${SPREAD} spread from generate_series(1, ${count}) n) numbered) each_one
    left join users u on u.id = owner order by n`,
  `create temporary table goods on commit drop as select row_number() over (order by v.id) - 1 nth, v.id,
      p.name product, v.name, b.name brand
    from variants v join products p on p.id = v.product_id join brands b on b.id = p.brand_id
    where not v.retired and not p.retired`,
  `create index on goods (nth)`,
  // Some goods sell far more than others.
  `insert into order_lines (order_id, variant_id, product_name, variant_name, brand_name, model,
      quantity, price, stock_taken)
    select o.id, g.id, g.product, g.name, g.brand, 'MX-' || g.id, 1 + o.id % 4, 10000, 1 + o.id % 4
    from orders o cross join generate_series(1, 3) l cross join (select count(*) goods from goods) c
    join goods g on g.nth = (pow((o.id * 7919::bigint + l * 104729) % 10007 / 10007.0, 3) * goods)::int % goods
    order by o.id, l`,
  `insert into order_events (order_id, at, kind, status, staff_name)
    select o.id, placed_at + step * interval '2 hours', case step when 3 then 'payment' else 'status' end,
      case step when 1 then 'Confirmed' when 2 then 'Ready for pickup' when 4 then 'Completed' end, ${CLERKS}
    from orders o cross join generate_series(1, 4) step
    where status = 'Completed' or step = 1 and status <> 'Pending' order by o.id, step`,
  // A tenth paid in two parts; a part of the tax is withheld by every twentieth.
  `insert into payments (order_id, kind, method, amount, reference, staff_name, at, day, certificate_at)
    select o.id, case when part = 3 then 'withheld' else 'payment' end,
      case when part = 3 then 'Withheld tax' else ${METHODS} end,
      case when part = 3 then 300 when o.id % 20 = 0 then 33300 when o.id % 10 = 5 then 16800
        else 33600 end, case when o.id % 6 > 2 then 'REF' || o.id end, ${CLERKS}, paid_at,
      case when part = 3 then null else (paid_at at time zone interval '8 hours')::date end,
      case when part = 3 and o.id % 200 <> 0 then paid_at end
    from orders o cross join generate_series(1, 3) part
    where paid_at is not null and (part = 1 or part = 2 and o.id % 10 = 5 or part = 3 and o.id % 20 = 0)
    order by o.id, part`,
  // Of what was paid for a cancelled order, most is paid back.
  `insert into payments (order_id, kind, method, amount, staff_name, at, day)
    select id, 'refund', 'Cash', total, ${CLERKS}, paid_at + interval '1 day',
      ((paid_at + interval '1 day') at time zone interval '8 hours')::date
    from orders o where status = 'Cancelled' and paid_at is not null and id % 7 <> 0 order by id`,
  `insert into papers (kind, number, order_id, total, made_at)
    select 'receipt', row_number() over (order by id), id, total, paid_at from orders
    where status = 'Completed' order by id`,
  `insert into cash_days (day, closed)
    select distinct day, day < '${now}'::date - 1 from payments where day is not null`,
  `insert into cash_counts (day, closed_at, staff_name)
    select day, day + interval '20 hours', 'maria' from cash_days where closed order by day`,
  `insert into cash_count_lines (count_id, method, clerk, expected, counted, note)
    select c.id, p.method, p.staff_name, sum(amount), sum(amount), '' from cash_counts c
    join payments p on p.day = c.day and p.kind = 'payment' group by 1, 2, 3`,
  // A third of those that are ready are handed out in part.
  `insert into hand_outs (order_id, at, staff_id, staff_name, status_before)
    select id, placed_at + interval '2 days', 1, ${CLERKS}, 'Ready for pickup' from orders o
    where status = 'Completed' or status = 'Ready for pickup' and id % 3 = 0 order by id`,
  `insert into hand_out_lines (hand_out_id, order_line_id, units)
    select h.id, l.id, l.quantity from hand_outs h join orders o on o.id = h.order_id
    join order_lines l on l.order_id = o.id where o.status = 'Completed' or l.id % 3 = 0
    order by h.id, l.id`,
  `insert into order_returns (order_id, at, staff_name, reason, amount)
    select id, placed_at + interval '4 days', ${CLERKS}, 'Wrong size', 11200 from orders o
    where status = 'Completed' and id % 50 = 0 order by id`,
  `insert into order_return_lines (return_id, order_line_id, units, condition)
    select r.id, (select min(l.id) from order_lines l where l.order_id = r.order_id), 1, 'good'
    from order_returns r`,
  // Nine of ten have their money back.
  `insert into payments (order_id, kind, method, amount, staff_name, at, day)
    select order_id, 'refund', 'Cash', amount, staff_name, at,
      (at at time zone interval '8 hours')::date
    from order_returns where id % 10 <> 0 order by id`,
  `insert into inquiries (reference, name, mobile_number, email, company, inquiry, created_at, done_at)
    select 'INQ-B' || lpad(upper(to_hex(n)), 6, '0'), 'Perpetua Santos ' || n, '0918 555 ' || n,
      'perpetua' || n || '@example.ph', 'Cruz Builders ' || n % 700,
      'Do you have forty grinders MX-' || n || '?',
      '${now}'::timestamptz - (${count / 20} - n) * interval '${20 * APART} minutes',
      case when n < ${count / 20 - 100} then '${now}'::timestamptz end
    from generate_series(1, ${count / 20}) n order by n`,
  `insert into inquiry_events (inquiry_id, at, kind, words, staff_name)
    select id, created_at + interval '1 hour', 'answer', 'Yes, we have them.', 'maria'
    from inquiries where done_at is not null order by id`,
  `insert into quotations (number, status, valid_until, subtotal, vat, total, created_at, sent_at,
      staff_name, requested_at, email, name, mobile_number, company)
    select 'QUO-B' || lpad(upper(to_hex(n)), 6, '0'),
      case when n > ${count / 20 - 100} then (array['Requested','Draft','Sent'])[n % 3 + 1]
        else (array['Accepted','Declined','Sent','Withdrawn','Replaced'])[n % 5 + 1] end,
      '${now}'::date, 30000, 3600, 33600, made, made, 'maria', made, 'perpetua' || n || '@example.ph',
      'Perpetua Santos ' || n, '0918 555 ' || n, 'Cruz Builders ' || n % 700
    from (select n, '${now}'::timestamptz - (${count / 20} - n) * interval '${20 * APART} minutes' made
      from generate_series(1, ${count / 20}) n) making order by n`,
  `insert into quotation_lines (quotation_id, variant_id, product_name, variant_name, brand_name,
      model, quantity, price)
    select q.id, g.id, g.product, g.name, g.brand, 'MX-' || g.id, 2, 10000
    from quotations q cross join generate_series(1, 3) l cross join (select count(*) goods from goods) c
    join goods g on g.nth = (q.id * 7919::bigint + l) % goods order by q.id, l`,
  `insert into order_drafts (name, phone, staff_name, started_at, changed_at, done_at)
    select 'Perpetua Santos ' || n, '0917 555 ' || n, 'maria', '${now}', '${now}',
      case when n <= ${count / 10 - 50} then '${now}'::timestamptz end
    from generate_series(1, ${count / 10}) n order by n`,
  `insert into order_draft_lines (draft_id, variant_id, quantity)
    select d.id, g.id, 2 from order_drafts d cross join generate_series(0, 2) l
    join goods g on g.nth = l order by d.id, l`,
  // A twentieth of the moves are of one variant.
  `insert into stock_moves (variant_id, at, staff_name, kind, before, after, reason)
    select g.id, '${now}'::timestamptz - n * interval '10 minutes', 'jose', 'received', 5, 15, 'DN ' || n
    from generate_series(1, ${count / 2}) n cross join (select count(*) goods from goods) c
    join goods g on g.nth = case when n % 20 = 0 then 0 else n % goods end order by n`,
  `insert into price_lists (file_name, token, state, rows, unchanged, faults, fault_count, staff_name,
      at, applied_at)
    select 'prices-' || n || '.csv', 'none', 'applied', 1000, 0, '[]', 0, 'jose', '${now}', '${now}'
    from generate_series(1, 20) n`,
  `insert into price_list_changes (list_id, variant_id, place, price_before, price_after,
      stock_before, stock_after)
    select l.id, g.id, 'line ' || g.nth, 10000, 11000, 5, 15 from price_lists l join goods g on true`,
  // What customers do with their accounts is in the same table, and in no log of staff.
  `insert into audit (at, actor_kind, actor_id, action, staff_id, staff_name, object, before, after)
    select placed_at + step * interval '1 hour', case step when 5 then 'customer' else 'staff' end,
      case step when 5 then o.user_id end, case step when 5 then 'signed in' else 'order changed' end,
      case when step < 5 then 1 end, case when step < 5 then ${CLERKS} end,
      case when step < 5 then 'order ' || o.number end, '{"status":"Pending"}', '{"status":"Confirmed"}'
    from orders o cross join generate_series(1, 5) step order by o.id, step`,
  `insert into search_misses (query, day, times)
    select 'spinny wheel ' || md5(n::text), '${now}'::date - n % 60, 1 + n % 9
    from generate_series(1, 5000) n`,
  `insert into cart_lines (user_id, variant_id, quantity, added_at)
    select u.id, g.id, 2, u.created_at from users u cross join generate_series(0, 2) l
    join goods g on g.nth = l where u.id % 5 = 0`,
  `set constraints all immediate`,
  `analyze`,
];

/** @param count a multiple of 1000 @param now the moment of the newest order */
export async function fillBusyYears(db: Database, count: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    for (const statement of statements(count, now.toISOString())) {
      await tx.execute(sql.raw(statement));
    }
  });
}
