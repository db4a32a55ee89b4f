import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './open';

/** How many rows one statement inserts. */
const ROWS = 1000;

/**
 * Inserts rows as one parameter, a JSON text: with a parameter for each value, an import spends more
 * time on statements than on rows. A column that the first row doesn't name has its default.
 * @param rows each names the same columns; none has a value of SQL
 * @param onConflict the end of the statement
 */
export async function insertMany<Table extends PgTable>(
  queries: Queries,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  onConflict: SQL = sql``,
): Promise<void> {
  const columns = getTableColumns(table);
  const names = Object.keys(rows[0] ?? {}).map((key) => {
    const column = columns[key];
    if (!column) throw new Error(`the table has no column for ${key}`);
    return [key, column.name] as const;
  });
  const listed = sql.join(
    names.map(([, name]) => sql.identifier(name)),
    sql`, `,
  );
  for (let from = 0; from < rows.length; from += ROWS) {
    const records = rows.slice(from, from + ROWS).map((row: Record<string, unknown>) => {
      const record: Record<string, unknown> = {};
      for (const [key, name] of names) record[name] = row[key];
      return record;
    });
    await queries.execute(
      sql`insert into ${table} (${listed}) select ${listed}
        from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json) ${onConflict}`,
    );
  }
}
