/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { table } from 'back-office/parts/table';
import { formatDateTime } from 'shared-contracts/dates';
import type { inquiries } from '../../database/tables/content';

/** Somebody's inquiries, newest first. */
export const Inquiries = ({ sent }: { sent: readonly (typeof inquiries.$inferSelect)[] }) =>
  sent.length === 0 ? (
    <p class="empty">No inquiries.</p>
  ) : (
    table(
      'Inquiries, newest first',
      ['Number', 'Sent', 'State'],
      sent.map(({ reference, createdAt, doneAt }) => [
        {
          of: (
            <a href={`/staff/inquiries/${reference}`} class="model">
              {reference}
            </a>
          ),
        },
        { of: formatDateTime(createdAt.toISOString()).text },
        { of: doneAt === null ? 'Open' : 'Done' },
      ]),
    )
  );
