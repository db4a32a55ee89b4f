import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { vacuum } from '../src/database/vacuum';
import { inMemory } from './shop';

it('frees what earlier versions of rows take in the embedded database, so that it is used again', async () => {
  const { db, close } = await inMemory();
  const rewrite = (letter: string) =>
    db.execute(sql`update markers set value = repeat(${letter}, 100)`);
  const sizeOf = async () => {
    const { rows } = await db.execute<{ size: string }>(
      sql`select pg_relation_size('markers')::text as size`,
    );
    return Number(rows[0]?.size);
  };
  await db.execute(sql`insert into markers (name, value)
    select n::text, repeat('x', 100) from generate_series(1, 2000) n`);
  await rewrite('y');
  await vacuum(db);
  const before = await sizeOf();
  for (const letter of 'abcde') {
    await rewrite(letter);
    await vacuum(db);
  }
  // Without it the table would have six times as many rows as there are.
  expect(await sizeOf()).toBeLessThanOrEqual(before * 1.5);
  await close();
});
