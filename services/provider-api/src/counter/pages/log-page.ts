import { html } from 'hono/html';
import { formatDateTime } from 'shared-contracts/dates';
import type { audit, AuditFields } from '../../database/tables/audit';
import type { Html } from './html';

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
    return html`
      <tr role="row">
        <th role="rowheader" scope="row"><time datetime="${iso}">${text}</time></th>
        <td role="cell" data-name="Who">${WHO[entry.actorKind](entry)}</td>
        <td role="cell" data-name="What">${entry.action}</td>
        <td role="cell" data-name="Of">${entry.object ?? '-'}</td>
        <td role="cell" data-name="Before">${fields(entry.before)}</td>
        <td role="cell" data-name="After">${fields(entry.after)}</td>
      </tr>
    `;
  };
  return html`
    <div class="heading"><h1>Log</h1></div>
    ${
      rows.length === 0
        ? html`<p>Nothing was done yet.</p>`
        : html`
            <table class="cards" role="table">
              <caption>
                What staff did, newest first
              </caption>
              <thead role="rowgroup">
                <tr role="row">
                  ${['When', 'Who', 'What', 'Of', 'Before', 'After'].map(
                    (name) => html`<th role="columnheader" scope="col">${name}</th>`,
                  )}
                </tr>
              </thead>
              <tbody role="rowgroup">
                ${rows.map(row)}
              </tbody>
            </table>
          `
    }
    ${older === null ? '' : html`<p><a class="button" href="/staff/log?before=${older}">Earlier</a></p>`}
  `;
}
