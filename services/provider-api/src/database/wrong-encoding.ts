import type pg from 'pg';

/** A PostgreSQL database whose texts are not in UTF-8. */
export class WrongEncoding extends Error {
  override readonly name = 'WrongEncoding';
  constructor(readonly encoding: string) {
    super(
      `The database of DATABASE_URL keeps texts in ${encoding} and must do so in UTF8: make another one with createdb --encoding=UTF8 --template=template0.`,
    );
  }
}

/**
 * Elsewhere 'mm²' has four letters or can't be stored, so that filters and searches silently miss products.
 * A server that was set up without a language (`LANG`) makes databases in SQL_ASCII.
 * @throws WrongEncoding
 */
export async function requireUtf8(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding ?? '';
  if (encoding !== 'UTF8') throw new WrongEncoding(encoding);
}
