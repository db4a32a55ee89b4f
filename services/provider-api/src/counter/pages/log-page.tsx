/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { audit } from '../../database/tables/audit';
import { table } from 'back-office/parts/table';
import { Moment } from './moment';
import { fieldsInWords } from '../../domain/trade/fields-in-words';

type Row = typeof audit.$inferSelect;

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
  { of: <span class="words">{fieldsInWords(entry.before)}</span> },
  { of: <span class="words">{fieldsInWords(entry.after)}</span> },
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
