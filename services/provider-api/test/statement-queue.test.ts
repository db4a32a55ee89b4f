/** In which order the embedded database runs statements. */
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CallerDisconnected, atPriority, type Kind } from '../src/database/query-priority';
import { createStatementQueue } from '../src/database/statement-queue';
import { keptInMemory } from './kept-in-memory';

function held() {
  let release: () => void = () => undefined;
  const until = new Promise<void>((done) => (release = done));
  return { until, release };
}

describe('the queue of statements', () => {
  it('runs cart and orders before lists, lists before searches, jobs last', async () => {
    const queue = createStatementQueue();
    const { until, release } = held();
    const begun: string[] = [];
    const first = queue.run(() => until);
    const ask = (kind: Kind, name: string) =>
      atPriority({ kind }, () => queue.run(() => Promise.resolve(begun.push(name))));
    const all = [
      ask('job', 'import'),
      ask('search', 'search'),
      ask('list', 'list'),
      ask('order', 'order'),
      ask('list', 'next list'),
      ask('order', 'next order'),
    ];
    expect(queue.waiting()).toEqual({ order: 2, list: 2, search: 1, job: 1 });
    release();
    await Promise.all([first, ...all]);
    expect(queue.waiting()).toEqual({ order: 0, list: 0, search: 0, job: 0 });
    expect(begun).toEqual(['order', 'next order', 'list', 'next list', 'search', 'import']);
  });

  it('lets the networks of a kind take turns', async () => {
    const queue = createStatementQueue();
    const { until, release } = held();
    const begun: string[] = [];
    const ask = (network: string, name: string) =>
      atPriority({ kind: 'order', network }, () =>
        queue.run(() => Promise.resolve(begun.push(name))),
      );
    const first = queue.run(() => until);
    const many = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name));
    const all = [...many, ask('b', 'b1'), ask('c', 'c1'), ask('b', 'b2')];
    release();
    await Promise.all([first, ...all]);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('lets a search and a job run after twenty others, however many orders come', async () => {
    const queue = createStatementQueue();
    const { until, release } = held();
    const begun: string[] = [];
    const ask = (kind: Kind, name: string) =>
      atPriority({ kind }, () => queue.run(() => Promise.resolve(begun.push(name))));
    const first = queue.run(() => until);
    const all = [ask('search', 'search'), ask('job', 'import')];
    for (let nth = 0; nth < 60; nth += 1) all.push(ask('order', 'order'));
    release();
    await Promise.all([first, ...all]);
    expect(begun.indexOf('search')).toBe(20);
    expect(begun.indexOf('import')).toBe(21);
  });

  it('lets a call ask its next thing before a job', async () => {
    const queue = createStatementQueue();
    const { until, release } = held();
    const begun: string[] = [];
    const ask = (kind: Kind, name: string) =>
      atPriority({ kind }, () => queue.run(() => Promise.resolve(begun.push(name))));
    const first = atPriority({ kind: 'search' }, async () => {
      await queue.run(() => until);
      await Promise.resolve();
      await ask('search', 'next of the search');
    });
    const job = ask('job', 'import');
    release();
    await Promise.all([first, job]);
    expect(begun).toEqual(['next of the search', 'import']);
    // A job waits for no other: it has nobody to be answered.
    await Promise.all([ask('job', 'next import'), ask('job', 'the one after')]);
    expect(begun.slice(2)).toEqual(['next import', 'the one after']);
  });

  it('skips a statement whose caller has disconnected, and keeps the place of the others', async () => {
    const queue = createStatementQueue();
    const { until, release } = held();
    const caller = new AbortController();
    const begun: string[] = [];
    const first = queue.run(() => until);
    const gone = atPriority({ kind: 'search', disconnected: caller.signal }, () =>
      queue.run(() => Promise.resolve(begun.push('gone'))),
    );
    const next = atPriority({ kind: 'search' }, () =>
      queue.run(() => Promise.resolve(begun.push('next'))),
    );
    caller.abort();
    await expect(gone).rejects.toBeInstanceOf(CallerDisconnected);
    release();
    await Promise.all([first, next]);
    expect(begun).toEqual(['next']);
  });

  it('goes on after a statement that failed', async () => {
    const queue = createStatementQueue();
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue.run(() => Promise.resolve('next'))).resolves.toBe('next');
  });
});

describe('the embedded database', () => {
  it('runs a call before the next statement of an import, and not within a transaction', async () => {
    const { db, jobs, close } = await keptInMemory();
    onTestFinished(close);
    const ended: string[] = [];
    const note = (name: string) => () => ended.push(name);
    const one = sql`select 1`;
    await Promise.all([
      jobs.transaction(async (tx) => {
        await tx.execute(one).then(note('import 1'));
        await tx.execute(one).then(note('import 2'));
      }),
      jobs.execute(one).then(note('import 3')),
      atPriority({ kind: 'search' }, async () => db.execute(one).then(note('search'))),
      atPriority({ kind: 'order' }, async () => db.execute(one).then(note('order'))),
    ]);
    expect(ended).toEqual(['import 1', 'import 2', 'order', 'search', 'import 3']);
  });

  it('leaves Node free while it runs a long statement', async () => {
    const { db, close } = await keptInMemory();
    onTestFinished(close);
    const order: string[] = [];
    const long = db
      .execute(sql`select count(*) from generate_series(1, 1000000)`)
      .then(() => order.push('statement'));
    await new Promise<void>((go) => setImmediate(go));
    order.push('something else');
    await long;
    expect(order).toEqual(['something else', 'statement']);
  });

  it('rolls back what failed, with the code of the failure', async () => {
    const { db, close } = await keptInMemory();
    onTestFinished(close);
    const insert = sql`insert into markers (name, value) values ('once', '1')`;
    const twice = db.transaction(async (tx) => {
      await tx.execute(insert);
      await tx.execute(insert);
    });
    await expect(twice).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'markers_pkey' },
    });
    expect((await db.execute(sql`select * from markers`)).rows).toEqual([]);
  });
});
