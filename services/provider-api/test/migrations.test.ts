/** Data that an older provider stored works after the newest migration. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { describe, expect, it } from 'vitest';
import { hashSecret } from '../src/account/password';
import { openPglite } from '../src/database/open';
import { openTestShop } from './shop';

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));

/** A database in its state after the given migration, with rows of that state. */
async function oldDatabase(untilTag: string, rows: string): Promise<Blob> {
  const folder = await mkdtemp(join(tmpdir(), 'provider-migrations-'));
  await cp(migrations, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex(({ tag }) => tag === untilTag);
  await writeFile(
    file,
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }),
  );
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await migrate(drizzle(client), { migrationsFolder: folder });
  await client.exec(rows);
  const copy = await client.dumpDataDir('none');
  await client.close();
  await rm(folder, { recursive: true });
  return copy;
}

describe('a database of an older provider', { timeout: 180_000 }, () => {
  it('keeps its customers, and its unverified accounts as registrations that wait', async () => {
    const hash = await hashSecret('a good password');
    const copy = await oldDatabase(
      '0003_search_words',
      `insert into users (name, email, password_hash, verified_at, created_at) values
        ('Ana', 'ana@example.ph', '${hash}', '2026-01-01', '2026-01-01'),
        ('Ben', 'ben@example.ph', '${hash}', null, '2026-05-31');
       insert into codes (email, purpose, code_hash, tries, expires_at) values
        ('ben@example.ph', 'verify', '${hash}', 2, '2026-06-01 00:05:00+00')`,
    );
    const shop = await openTestShop(() => openPglite({ copy }), { catalogue: false });
    const login = (email: string) =>
      shop.post('/api/auth/shop-login', { email, password: 'a good password' });
    expect((await login('ana@example.ph')).status).toBe(200);
    expect((await login('ben@example.ph')).status).toBe(403);
    const verificationCode = await shop.codeFor('ben@example.ph');
    const verified = { email: 'ben@example.ph', verificationCode };
    expect((await shop.post('/api/auth/verify-email', verified)).status).toBe(200);
    expect((await login('ben@example.ph')).status).toBe(200);
    await shop.close();
  });
});
