/** Two providers that deliver the mails of one shop, on a real PostgreSQL. */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { count, eq, isNotNull, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { startTestPostgres } from 'tooling/run/test-postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, type OpenDatabase } from '../src/database/open';
import { outbox } from '../src/database/tables/content';
import { createSmtpMailer, post, type Mailer } from '../src/domain/mail/mailer';

const server = await startTestPostgres();

/** A mail server that answers a letter when it is told to. */
async function mailServer() {
  const received: string[] = [];
  const held: (() => void)[] = [];
  const sockets = new Set<Socket>();
  let holds = false;
  const listening = createServer((socket) => {
    sockets.add(socket);
    let inData = false;
    let letter = '';
    socket.write('220 test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (inData && line === '.') {
          inData = false;
          received.push(letter);
          letter = '';
          const yes = () => socket.write('250 taken\r\n');
          if (holds) held.push(yes);
          else yes();
        } else if (inData) letter += `${line}\n`;
        else if (/^DATA/i.test(line)) {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
  });
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received,
    held,
    hold: (on: boolean) => (holds = on),
    close() {
      for (const socket of sockets) socket.destroy();
      listening.close();
    },
  };
}

describe('two providers with one outbox', () => {
  let places: OpenDatabase[] = [];
  let mailers: Mailer[] = [];
  let mail: Awaited<ReturnType<typeof mailServer>>;
  const [log, from] = [pino({ level: 'silent' }), 'Shop <shop@example.ph>'];
  const db = () => places[0]?.db ?? expect.fail();
  const subjects = () => mail.received.map((letter) => /^Subject: (.*)$/m.exec(letter)?.[1]).sort();
  const send = (subject: string) =>
    post(db(), { to: 'ana@example.ph', subject, text: 'Hello' }, new Date());
  beforeAll(async () => {
    // One after the other: the first one makes the tables.
    for (let each = 0; each < 2; each += 1) places.push(await openPostgres(server.url));
    mail = await mailServer();
    mailers = places.map((place) => createSmtpMailer({ db: place.db, url: mail.url, from, log }));
  }, 60_000);
  afterEach(async () => {
    mail.received.length = 0;
    await db().delete(outbox);
  });
  afterAll(async () => {
    await Promise.all(mailers.map((mailer) => mailer.stop()));
    mail.close();
    for (const { close } of places) await close();
    places = [];
    await server.stop();
  }, 60_000);

  it('sends each letter once, whoever posted it', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `letter ${at}`);
    for (const name of names) await send(name);
    await Promise.all([...mailers, ...mailers].map((mailer) => mailer.deliver()));
    expect(subjects()).toEqual(names.sort());
    const [delivered] = await db()
      .select({ count: count() })
      .from(outbox)
      .where(isNotNull(outbox.deliveredAt));
    expect(delivered?.count).toBe(60);
  });

  it('sends a letter again whose provider ended while it sent it, once its lease is over', async () => {
    mail.hold(true);
    await send('held');
    const [first, second] = mailers as [Mailer, Mailer];
    const sending = first.deliver();
    await expect.poll(() => mail.held.length).toBe(1);
    mail.hold(false);
    // It is the first one's alone while that may still be sending.
    await second.deliver();
    expect(subjects()).toEqual(['held']);
    const claimed = await db().execute<{ left: string }>(
      sql`select extract(epoch from next_try_at - clock_timestamp())::text as left from outbox`,
    );
    expect(Number(claimed.rows[0]?.left)).toBeGreaterThan(90);
    // The lease as it is when its time has passed.
    await db()
      .update(outbox)
      .set({ nextTryAt: sql`clock_timestamp()` });
    await second.deliver();
    expect(subjects()).toEqual(['held', 'held']);
    // A mailbox can tell that they are the same letter.
    const ids = mail.received.map((letter) => /^Message-ID: (.*)$/m.exec(letter)?.[1]);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^<\d+\.\d+@example\.ph>$/);
    for (const yes of mail.held.splice(0)) yes();
    await sending;
    const [row] = await db().select().from(outbox).where(eq(outbox.subject, 'held'));
    expect(row?.deliveredAt).not.toBeNull();
    expect(row?.text).toBe('');
  });

  it('passes over a letter that another one is claiming, and does not wait for it', async () => {
    await send('claimed');
    await send('free');
    await places[1]?.db.transaction(async (tx) => {
      await tx.select().from(outbox).where(eq(outbox.subject, 'claimed')).for('update');
      await mailers[0]?.deliver();
      expect(subjects()).toEqual(['free']);
    });
    await mailers[0]?.deliver();
    expect(subjects()).toEqual(['claimed', 'free']);
  });
});
