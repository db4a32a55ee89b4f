import { html } from 'hono/html';
import { formatDateTime } from 'shared-contracts/dates';
import type { audit, AuditFields } from '../../database/tables/audit';
import type { Html } from './html';
import { table } from './table';

type Row = typeof audit.$inferSelect;

const fields = (of: AuditFields | null) =>
  Object.entries(of ?? {})
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ') || '-';

const WHO: Record<Row['actorKind'], (row: Row) => string> = {
  staff: ({ staffName }) => staffName ?? '-',
  customer: ({ actorId }) => `customer ${actorId ?? '-'}`,
  command: () => 'a command',
  shop: () => 'the shop',
  unknown: () => 'nobody known',
};

/** Who did what at the counter, newest first. @param older the id before which the next page begins */
export function logPage(rows: readonly Row[], older: number | null): Html {
  const row = (entry: Row) => {
    const { iso, text } = formatDateTime(entry.at.toISOString());
    return [
      { of: html`<time datetime="${iso}">${text}</time>` },
      { of: WHO[entry.actorKind](entry) },
      { of: entry.action },
      { of: entry.object ?? '-' },
      { of: fields(entry.before) },
      { of: fields(entry.after) },
    ];
  };
  return html`
    <div class="heading"><h1>Log</h1></div>
    ${
      rows.length === 0
        ? html`<p>Nothing was done yet.</p>`
        : table(
            'What staff did, newest first',
            ['When', 'Who', 'What', 'Of', 'Before', 'After'],
            rows.map(row),
          )
    }
    ${older === null ? '' : html`<p><a class="button" href="/staff/log?before=${older}">Earlier</a></p>`}
  `;
}
