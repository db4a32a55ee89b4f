import { html } from 'hono/html';
import { formatDateTime } from 'shared-contracts/dates';
import type { inquiries } from '../../database/tables/content';
import type { Html } from 'back-office/html';
import { table } from 'back-office/parts/table';

/** Somebody's inquiries, newest first. */
export const inquiriesTable = (sent: readonly (typeof inquiries.$inferSelect)[]): Html =>
  sent.length === 0
    ? html`<p class="empty">No inquiries.</p>`
    : table(
        'Inquiries, newest first',
        ['Number', 'Sent', 'State'],
        sent.map(({ reference, createdAt, doneAt }) => [
          { of: html`<a href="/staff/inquiries/${reference}">${reference}</a>` },
          { of: formatDateTime(createdAt.toISOString()).text },
          { of: doneAt === null ? 'Open' : 'Done' },
        ]),
      );
