/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { formatPrice } from 'shared-contracts/money';
import type { audit, AuditFields } from '../../database/tables/audit';
import { table } from 'back-office/parts/table';
import { Moment } from './moment';
import { TRADE_NAMES, tradeFields } from '../../domain/trade/trade-fields';

type Row = typeof audit.$inferSelect;

/** What people call fields whose names in the log are the program's. */
const NAMES: Record<string, string> = {
  brandId: 'brand number',
  categoryId: 'category number',
  isDefault: 'shown first',
  notOffered: 'not offered',
  useage: 'usage',
  validUntil: 'valid until',
  ...Object.fromEntries(TRADE_NAMES.map((name) => [name, tradeFields[name].label.toLowerCase()])),
};
/** Fields that are amounts in centavos. */
const AMOUNTS: ReadonlySet<string> = new Set(['price', 'total']);

function valueOf(name: string, value: AuditFields[string]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (AMOUNTS.has(name) && typeof value !== 'string') return formatPrice(value);
  if (value === null) return name === 'stock' ? 'not counted' : 'none';
  return String(value) || 'none';
}

/** Fields as people say them. */
const fields = (of: AuditFields | null) =>
  Object.entries(of ?? {})
    .map(([name, value]) => `${NAMES[name] ?? name} ${valueOf(name, value)}`)
    .join(', ') || '-';

const WHO: Record<Row['actorKind'], (row: Row) => string> = {
  staff: ({ staffName }) => staffName ?? '-',
  customer: ({ actorId }) => `customer ${actorId ?? '-'}`,
  command: () => 'a command',
  shop: () => 'the shop',
  unknown: () => 'nobody known',
};

const row = (entry: Row) => [
  { of: <Moment at={entry.at} /> },
  { of: WHO[entry.actorKind](entry) },
  { of: entry.action },
  { of: entry.object ?? '-' },
  { of: <span class="words">{fields(entry.before)}</span> },
  { of: <span class="words">{fields(entry.after)}</span> },
];

const COLUMNS = ['When', 'Who', 'What', 'Of', 'Before', 'After'];

type Shown = {
  rows: readonly Row[];
  /** The id before which the next page begins; null on the last. */
  older: number | null;
};

/** Who did what at the counter, newest first. */
export const LogPage = ({ rows, older }: Shown) => (
  <>
    <div class="heading">
      <h1>Log</h1>
    </div>
    {rows.length === 0 ? (
      <p>Nothing was done yet.</p>
    ) : (
      table('What staff did, newest first', COLUMNS, rows.map(row), { kind: 'wide' })
    )}
    {older !== null && (
      <p>
        <a class="button" href={`/staff/log?before=${older}`}>
          Earlier
        </a>
      </p>
    )}
  </>
);
