/** The pages of the counter with a list or a search, and its exports, as `counter-pages` asks for them. */
import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/open';
import { EXPORT_KINDS } from '../src/domain/exports/kinds';
import { dayOf, daysAfter } from '../src/domain/manila-day';

/** What stands in addresses, of the shop of `busy-years`. */
type Names = {
  today: string;
  /** The middle of the orders, by the id. */
  middle: number;
  order: string;
  partlyOut: string;
  /** The customer with most orders. */
  customer: number;
  inquiry: string;
  quotation: string;
  draft: number;
  /** The variant with most moves of its stock, and its product. */
  variant: number;
  product: number;
};

export async function readNames(db: Database, now: Date): Promise<Names> {
  const { rows } = await db.execute<Omit<Names, 'today'>>(sql`select
    (select max(id) / 2 from orders) as middle,
    (select number from orders where status = 'Completed' order by id desc limit 1) as order,
    (select o.number from orders o join hand_outs h on h.order_id = o.id
      where o.status = 'Ready for pickup' order by o.id desc limit 1) as "partlyOut",
    (select user_id from orders where user_id is not null
      group by user_id order by count(*) desc limit 1) as customer,
    (select reference from inquiries where done_at is not null order by id desc limit 1) as inquiry,
    (select number from quotations where status = 'Draft' order by id desc limit 1) as quotation,
    (select max(id) from order_drafts where done_at is null) as draft,
    v.id as variant, v.product_id as product from variants v where v.id =
      (select variant_id from stock_moves group by variant_id order by count(*) desc limit 1)`);
  const [names] = rows;
  if (!names) throw new Error('the shop has nothing to look at');
  return { ...names, today: dayOf(now) };
}

type Call = readonly [name: string, path: string];

/** What staff type: a rare name, a phone, a model, an email, what nothing has, and a word of half of all. */
const WORDS = ['Santos 4321', '0917 555 99', 'MX-42', 'perpetua77@', 'nothing at all', 'cruz'];

const searchesOf = (name: string, path: string): Call[] =>
  WORDS.map((words) => [`${name} '${words}'`, `${path}${encodeURIComponent(words)}`]);

/** By the filters of the list of orders. */
const orderLists = ({ today, middle }: Names): Call[] => {
  const month = `from=${daysAfter(today, -30)}&to=${today}`;
  const filters = {
    all: '',
    'oldest first': 'first=oldest',
    'all open': 'status=open',
    'all open, oldest first': 'status=open&first=oldest',
    unpaid: 'status=unpaid',
    paid: 'status=paid',
    Pending: 'status=Pending',
    'Ready for pickup': 'status=Ready+for+pickup',
    Completed: 'status=Completed',
    Cancelled: 'status=Cancelled',
    'waiting too long': 'unpaid=1',
    'a month': month,
    'a month, paid': `${month}&status=paid`,
    'a month two years ago': `from=${daysAfter(today, -500)}&to=${daysAfter(today, -470)}`,
    'from the middle': `beyond=${middle}`,
    'Completed, from the middle': `status=Completed&beyond=${middle}`,
    'all ticked': 'status=open&ticked=all',
  };
  return Object.entries(filters).map(([name, query]) => [
    `orders, ${name}`,
    `/staff/orders${query === '' ? '' : `?${query}`}`,
  ]);
};

export function counterPages(names: Names): Call[] {
  const { today, order, partlyOut, customer, inquiry, quotation, draft, variant, product } = names;
  return [
    ...orderLists(names),
    ...searchesOf('orders', '/staff/orders?q='),
    ['orders, number', `/staff/orders?q=${order}`],
    ["orders, 'cruz', open", '/staff/orders?q=cruz&status=open'],
    ['order', `/staff/orders/${order}`],
    ['order, partly handed out', `/staff/orders/${partlyOut}`],
    ['customers', '/staff/customers'],
    ['customers, from the middle', `/staff/customers?before=${customer + 2000}`],
    ...searchesOf('customers', '/staff/customers?q='),
    ['customer with most orders', `/staff/customers/${customer}`],
    ['the same, page 15', `/staff/customers/${customer}?orders=15`],
    ['inquiries', '/staff/inquiries'],
    ['inquiries, all', '/staff/inquiries?state=all'],
    ['inquiries, done', '/staff/inquiries?state=done'],
    ...searchesOf('inquiries, all', '/staff/inquiries?state=all&q='),
    ['inquiry', `/staff/inquiries/${inquiry}`],
    ['quotations', '/staff/quotations'],
    ['quotations, sent', '/staff/quotations?state=sent'],
    ['quotations, decided', '/staff/quotations?state=decided'],
    ['quotations, all', '/staff/quotations?state=all'],
    ...searchesOf('quotations, all', '/staff/quotations?state=all&q='),
    ['quotation', `/staff/quotations/${quotation}`],
    ['money', '/staff/money'],
    ['money, a closed day', `/staff/money/${daysAfter(today, -20)}`],
    ['money, an open day', `/staff/money/${daysAfter(today, -1)}`],
    ['stock', '/staff/stock'],
    ['stock, model', '/staff/stock?q=GR-1004'],
    ['stock, words', '/staff/stock?q=angle+grinder'],
    ['what sells, today', '/staff/reports?period=today'],
    ['what sells, week', '/staff/reports?period=week'],
    ['what sells, month', '/staff/reports?period=month'],
    ['what sells, page 20 of low stock', '/staff/reports?period=week&low=20'],
    ['search names', '/staff/reports/synonyms'],
    ['log', '/staff/log'],
    ['log, further back', '/staff/log?before=100000'],
    ['draft', `/staff/orders/drafts/${draft}`],
    ['draft, a search of goods', `/staff/orders/drafts/${draft}?q=angle+grinder`],
    ['draft, a search of customers', `/staff/orders/drafts/${draft}?who=santos`],
    ['products', '/staff/catalogue'],
    ['products, words', '/staff/catalogue?q=angle+grinder'],
    ['products, from the middle', `/staff/catalogue?after=${product + 5000}`],
    ['products, archived', '/staff/catalogue?which=archived'],
    ['product', `/staff/catalogue/products/${product}`],
    ['variant with most moves', `/staff/catalogue/variants/${variant}`],
    ['the same, page 100', `/staff/catalogue/variants/${variant}?history=100`],
    ['price lists', '/staff/catalogue/price-lists'],
    ['people', '/staff/people'],
    ['numbers of the menu', '/staff/waiting'],
  ];
}

export function counterExports({ today }: Names): Call[] {
  const address = (what: string, as: string, days: number) =>
    `/staff/exports/file?what=${what}&as=${as}&from=${daysAfter(today, -days)}&to=${today}`;
  return EXPORT_KINDS.flatMap((kind): Call[] => [
    [`${kind}, CSV of all`, address(kind, 'csv', 2000)],
    [`${kind}, CSV of a month`, address(kind, 'csv', 30)],
    [`${kind}, XLSX of a week`, address(kind, 'xlsx', 6)],
  ]);
}
