import { createServer, type AddressInfo, type Server } from 'node:net';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../src/database/open';
import { outbox } from '../src/database/tables/content';
import { createSmtpMailer, mailQueue, post, sweepOutbox } from '../src/domain/mail/mailer';
import { keptInMemory } from './kept-in-memory';

/** A minimal mail server; it refuses recipients whose address contains 'refused'. */
function mailServer(received: string[]): Server {
  return createServer((socket) => {
    let inData = false;
    let letter = '';
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (inData && line === '.') {
          inData = false;
          received.push(letter);
          letter = '';
          socket.write('250 taken\r\n');
        } else if (inData) letter += `${line}\n`;
        else if (/^DATA/i.test(line)) {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (/^RCPT.*refused/i.test(line)) socket.write('550 no\r\n');
        else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
}

describe('mail by SMTP', () => {
  const received: string[] = [];
  const server = mailServer(received);
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await keptInMemory();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(async () => {
    server.close();
    await open.close();
  });

  it('delivers once, keeps no text of it, and keeps what was refused for later', async () => {
    const { port } = server.address() as AddressInfo;
    const mailer = createSmtpMailer({
      db: open.db,
      url: `smtp://127.0.0.1:${port}`,
      from: 'Shop <shop@example.ph>',
      log: pino({ level: 'silent' }),
    });
    const now = new Date();
    const letter = { subject: 'One\r\nBcc: x@example.ph', text: 'Your code is 123456' };
    await post(open.db, { ...letter, to: 'ana@example.ph' }, now);
    await post(open.db, { ...letter, to: 'refused@example.ph' }, now);
    await Promise.all([mailer.deliver(), mailer.deliver()]);
    await mailer.deliver();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^Subject: One Bcc: x@example.ph$/m);
    expect(received[0]).not.toMatch(/^Bcc:/m);
    const kept = await open.db.select().from(outbox).orderBy(outbox.id);
    expect(kept[0]).toMatchObject({ text: '', tries: 0 });
    expect(kept[0]?.deliveredAt).not.toBeNull();
    expect(kept[1]).toMatchObject({ deliveredAt: null, tries: 1, text: 'Your code is 123456' });
    expect(kept[1]?.nextTryAt.getTime()).toBeGreaterThan(Date.now() + 20_000);
    await mailer.stop();
  });

  it('keeps no text of what it gave up, and writes down neither address nor letter', async () => {
    const { port } = server.address() as AddressInfo;
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => lines.push(line) });
    const options = { db: open.db, url: `smtp://127.0.0.1:${port}`, from: 'shop@example.ph', log };
    const mailer = createSmtpMailer(options);
    const to = 'refused-for-good@example.ph';
    const now = new Date();
    await post(open.db, { to, subject: 'Two', text: 'Your code is 654321' }, now);
    const its = eq(outbox.to, to);
    await open.db.update(outbox).set({ tries: 7 }).where(its);
    await mailer.deliver();
    const kept = await open.db.select().from(outbox).where(its);
    expect(kept).toMatchObject([{ text: '', tries: 8, deliveredAt: null }]);
    // It is never tried again, with or without a text.
    await open.db.update(outbox).set({ nextTryAt: now }).where(its);
    await mailer.deliver();
    expect(await open.db.select().from(outbox).where(its)).toMatchObject([{ tries: 8 }]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('mail was given up');
    expect(lines.join('')).not.toMatch(/refused-for-good|654321|550 no|Two/);
    await mailer.stop();
  });

  it('knows how many wait and were given up, and since when the oldest waits', async () => {
    const own = await keptInMemory();
    const now = new Date('2026-06-01T00:10:00Z');
    const letter = { to: 'ana@example.ph', subject: 'Four', text: '', nextTryAt: now };
    expect(await mailQueue(own.db, now)).toEqual({ waiting: 0, failed: 0, oldestSeconds: 0 });
    const early = { createdAt: new Date('2026-06-01T00:00:00Z') };
    const late = { createdAt: new Date('2026-06-01T00:09:00Z') };
    await own.db.insert(outbox).values([
      { ...letter, ...late },
      { ...letter, createdAt: new Date('2026-06-01T00:05:00Z'), tries: 3 },
      { ...letter, ...early, tries: 8 },
      { ...letter, ...early, deliveredAt: now },
    ]);
    expect(await mailQueue(own.db, now)).toEqual({ waiting: 2, failed: 1, oldestSeconds: 300 });
    await own.close();
  });

  it('forgets the text of letters that were over before', async () => {
    const now = new Date();
    const letter = { to: 'ana@example.ph', subject: 'Three', text: 'Your code is 111222' };
    const over = [{ deliveredAt: now }, { tries: 8 }, { tries: 7 }];
    for (const state of over) {
      await open.db.insert(outbox).values({ ...letter, ...state, createdAt: now, nextTryAt: now });
    }
    await sweepOutbox(open.db, now);
    const kept = await open.db
      .select({ text: outbox.text })
      .from(outbox)
      .where(eq(outbox.subject, 'Three'))
      .orderBy(outbox.id);
    expect(kept.map(({ text }) => text)).toEqual(['', '', letter.text]);
  });

  it('keeps no mail longer than thirty days', async () => {
    await sweepOutbox(open.db, new Date(Date.now() + 31 * 24 * 60 * 60_000));
    expect(await open.db.select().from(outbox)).toEqual([]);
  });
});
