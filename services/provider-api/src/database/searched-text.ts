/**
 * What staff search by words: one text for each row, which has an index of letter triples
 * (pg_trgm). The index and the condition are made by the same function, because the database uses
 * an index only for the very expression that it has.
 */
import { ilike, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { containing, phoneDigits } from './containing';

type Columns = {
  /** Columns that belong together, with a blank between them: a first and a last name. */
  texts: readonly (readonly AnyColumn[])[];
  /** Its digits are part of the text, however it is typed. */
  phone?: AnyColumn;
};

/** Words never have a line break, so that none are found across two columns. */
const BREAK = sql.raw(`E'\\n'`);

const join = (parts: readonly SQL[], between: SQL) =>
  parts.reduce((left, right) => sql`${left} || ${between} || ${right}`);

/** The text of a row that is searched. */
function searchedText({ texts, phone }: Columns): SQL {
  const given = texts.map((columns) =>
    join(
      columns.map((column) => sql`coalesce(${column}, '')`),
      sql.raw(`' '`),
    ),
  );
  const digits = phone && sql`regexp_replace(${phone}, '\\D', '', 'g')`;
  return sql`(${join(digits ? [...given, digits] : given, BREAK)})`;
}

/** The index's expression. */
export const searchedBy = (columns: Columns): SQL => sql`${searchedText(columns)} gin_trgm_ops`;

/** Whether a row's text has the words, or the digits where they are a part of a phone. */
export function hasWords(columns: Columns, words: string, more: readonly string[] = []) {
  const text = searchedText(columns);
  const digits = columns.phone === undefined ? null : phoneDigits(words);
  const patterns = new Set([words, ...more, ...(digits === null ? [] : [digits])].map(containing));
  return or(...[...patterns].map((pattern) => ilike(text, pattern)));
}
