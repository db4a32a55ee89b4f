/**
 * /dev/outbox shows the mails with their codes to people who run the shop locally, with OUTBOX=on.
 */
import { desc } from 'drizzle-orm';
import { html } from 'hono/html';
import { outbox } from '../database/tables/content';
import type { Deps } from '../domain/deps';
import type { App } from './answer';

const SHOWN = 200;
/** A code in the format of `drawCode`. */
const MAILED_CODE = /\b\d{4}(?: \d{4}){2}\b/;

export function outboxRoutes(app: App, { db, settings }: Deps): void {
  if (!settings.outbox) return;
  app.get('/dev/outbox', async (c) => {
    const rows = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(SHOWN);
    c.header('Cache-Control', 'no-store');
    const letters = rows.map((row) => ({
      id: row.id,
      to: row.to,
      subject: row.subject,
      text: row.text,
      sent_at: row.createdAt.toISOString(),
      ...(row.replyTo === null ? {} : { reply_to: row.replyTo }),
    }));
    if (/\bapplication\/json\b/.test(c.req.header('accept') ?? '')) return c.json(letters);
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    );
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>Outbox</title>
            <style>
              body {
                font:
                  16px/1.5 system-ui,
                  sans-serif;
                max-width: 46rem;
                margin: 2rem auto;
                padding: 0 1rem;
              }
              article {
                border: 1px solid #bbb;
                border-radius: 0.5rem;
                padding: 0.5rem 1rem;
                margin: 1rem 0;
              }
              h2 {
                font-size: 1.1rem;
                margin: 0;
              }
              pre {
                white-space: pre-wrap;
                overflow-wrap: anywhere;
                font: inherit;
              }
              mark {
                font-size: 1.4em;
              }
              small {
                color: #555;
              }
            </style>
          </head>
          <body>
            <h1>Outbox</h1>
            <p>Mails of this shop, newest first. Reload for newer ones.</p>
            ${letters.length === 0 ? html`<p>No mail yet.</p>` : ''}
            ${letters.map(
              (letter) => html`
                <article>
                  <h2>${letter.subject}</h2>
                  <small>to ${letter.to}, ${letter.sent_at}</small>
                  <pre>${withMarkedCode(letter.text)}</pre>
                </article>
              `,
            )}
          </body>
        </html>`,
    );
  });
}

/** Makes the code stand out. */
function withMarkedCode(text: string) {
  const found = MAILED_CODE.exec(text);
  if (!found) return text;
  const end = found.index + found[0].length;
  return html`${text.slice(0, found.index)}<mark>${found[0]}</mark>${text.slice(end)}`;
}
