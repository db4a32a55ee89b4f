/**
 * Mail goes into the outbox table within the transaction that causes it, so none is sent for what
 * was rolled back and none is lost. With SMTP_URL a loop delivers what is due; without it the
 * outbox is where mail is read (/dev/outbox, with OUTBOX=on). Each letter is sent at least once, and
 * once as long as no provider ends between the mail server's yes and the note of it.
 */
import { and, asc, eq, gte, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import { DAY_MS } from 'server-kit/day';
import type { Database, Queries } from '../../database/open';
import { removeRows } from '../../database/remove-rows';
import { outbox } from '../../database/tables/content';
import { loggable } from '../../database/loggable';

export type Letter = {
  to: string;
  subject: string;
  text: string;
  /** Where an answer goes; to MAIL_FROM without it. */
  replyTo?: string;
};

export type Mailer = {
  /** Adds a letter to the outbox, in the caller's transaction if it has one. */
  post(queries: Queries, letter: Letter, now: Date): Promise<void>;
  /** Delivers what is due now; called when a transaction that posted is done. */
  deliver(): Promise<void>;
  /** Stops after the letter that is being sent; the others stay for the next start. */
  stop(): Promise<void>;
};

const TRIES_MOST = 8;
const LOOK_EVERY_MS = 15_000;
/**
 * How long a claimed letter is its provider's alone, in milliseconds: longer than `SEND_MOST_MS`.
 * After that its provider counts as ended, and another one sends the letter.
 */
const LEASE_MS = 120_000;
/** How long a mail server may take for one letter, in milliseconds. */
const SEND_MOST_MS = 60_000;
/** How long to wait for a mail server when the process stops, in milliseconds. */
const STOP_MOST_MS = 2000;
const KEPT_MS = 30 * DAY_MS;

/** By the database's clock, because the clocks of several machines differ. */
const inMs = (ms: number) => sql`clock_timestamp() + ${ms} * interval '1 millisecond'`;

const isDue = () =>
  and(
    isNull(outbox.deliveredAt),
    lt(outbox.tries, TRIES_MOST),
    lte(outbox.nextTryAt, sql`clock_timestamp()`),
  );

/**
 * Claims the oldest letter that is due, by moving its next try behind the lease. A letter that
 * another provider is claiming is passed over.
 */
async function claim(db: Database) {
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue())
    .orderBy(asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(outbox)
    .set({ nextTryAt: inMs(LEASE_MS) })
    .where(eq(outbox.id, sql`(${next})`))
    .returning();
  return row;
}

export async function post(queries: Queries, letter: Letter, now: Date): Promise<void> {
  // A line break in a subject would be a header of the mail.
  const subject = letter.subject.replaceAll(/[\s\p{Control}]+/gu, ' ').slice(0, 200);
  const nextTryAt = sql`clock_timestamp()`;
  await queries.insert(outbox).values({ ...letter, subject, createdAt: now, nextTryAt });
}

/** Mails contain personal data, so old ones are deleted, and finished ones lose their text. */
export async function sweepOutbox(queries: Queries, now: Date): Promise<void> {
  const over = or(isNotNull(outbox.deliveredAt), gte(outbox.tries, TRIES_MOST));
  await queries
    .update(outbox)
    .set({ text: '' })
    .where(and(over, ne(outbox.text, '')));
  const before = new Date(now.getTime() - KEPT_MS);
  await removeRows(queries, outbox, lt(outbox.createdAt, before));
}

/** The mails that are not delivered: those that will be tried, those given up, the oldest's age. */
export async function mailQueue(
  queries: Queries,
  now: Date,
): Promise<{ waiting: number; failed: number; oldestSeconds: number }> {
  const waits = lt(outbox.tries, TRIES_MOST);
  const [row] = await queries
    .select({
      waiting: sql<number>`count(*) filter (where ${waits})`.mapWith(Number),
      failed: sql<number>`count(*) filter (where not ${waits})`.mapWith(Number),
      oldest: sql<Date | null>`min(${outbox.createdAt}) filter (where ${waits})`.mapWith(
        outbox.createdAt,
      ),
    })
    .from(outbox)
    .where(isNull(outbox.deliveredAt));
  const since = row?.oldest?.getTime() ?? now.getTime();
  return {
    waiting: row?.waiting ?? 0,
    failed: row?.failed ?? 0,
    oldestSeconds: Math.max(0, now.getTime() - since) / 1000,
  };
}

/** A mailer that only stores letters, which are read in the outbox. */
export function createOutboxMailer(): Mailer {
  return { post, deliver: () => Promise.resolve(), stop: () => Promise.resolve() };
}

/** The domain of a sender such as `Shop <shop@example.ph>`. */
const domainOf = (from: string) => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/** A mailer that delivers by SMTP, with longer and longer waits after failures. */
export function createSmtpMailer(options: {
  db: Database;
  url: string;
  from: string;
  log: Logger;
}): Mailer {
  const { db, log } = options;
  const transport = nodemailer.createTransport({
    url: options.url,
    connectionTimeout: SEND_MOST_MS / 4,
    greetingTimeout: SEND_MOST_MS / 4,
    socketTimeout: SEND_MOST_MS / 2,
  });
  let running: Promise<void> | null = null;
  let stopped = false;

  /** @throws where the mail server refuses, is unreachable, or has not answered within the time */
  async function sentInTime(letter: Parameters<typeof transport.sendMail>[0]): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, failed) => {
      timer = setTimeout(
        () => failed(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })),
        SEND_MOST_MS,
      );
    });
    await Promise.race([transport.sendMail(letter), late]).finally(() => clearTimeout(timer));
  }

  async function deliverOne(row: typeof outbox.$inferSelect): Promise<void> {
    try {
      await sentInTime({
        // The same at every try, so that a mailbox can tell a letter that came twice.
        messageId: `<${row.id}.${row.createdAt.getTime()}@${domainOf(options.from)}>`,
        from: options.from,
        to: { name: '', address: row.to },
        ...(row.replyTo === null ? {} : { replyTo: { name: '', address: row.replyTo } }),
        subject: row.subject,
        text: row.text,
      });
      await db
        .update(outbox)
        // The text is removed, so that codes don't stay readable in the database.
        .set({ deliveredAt: new Date(), text: '' })
        .where(eq(outbox.id, row.id));
    } catch (error) {
      const tries = row.tries + 1;
      const givenUp = tries >= TRIES_MOST;
      await db
        .update(outbox)
        .set({
          tries,
          nextTryAt: inMs(15_000 * 2 ** tries),
          ...(givenUp ? { text: '' } : {}),
        })
        .where(eq(outbox.id, row.id));
      // Only the code is logged, because the server's message may quote the address and the letter.
      const code = (error as { code?: unknown }).code;
      log.warn(
        { mail: row.id, tries, code },
        givenUp ? 'mail was given up' : 'mail was not delivered, will be tried again',
      );
    }
  }

  async function deliverDue(): Promise<void> {
    while (!stopped) {
      const row = await claim(db);
      if (!row) return;
      await deliverOne(row);
    }
  }

  function deliver(): Promise<void> {
    running ??= deliverDue()
      .catch((error: unknown) => log.error({ err: loggable(error) }, 'mail delivery failed'))
      .finally(() => {
        running = null;
      });
    return running;
  }

  const timer = setInterval(() => void deliver(), LOOK_EVERY_MS);
  timer.unref();
  return {
    post,
    deliver,
    async stop() {
      stopped = true;
      clearInterval(timer);
      transport.close();
      await Promise.race([
        running,
        new Promise((given) => setTimeout(given, STOP_MOST_MS).unref()),
      ]);
    },
  };
}
