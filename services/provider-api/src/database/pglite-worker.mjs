/**
 * The embedded database in a thread of its own, so that a long statement delays no request that
 * needs none. Plain JavaScript: a thread starts without the loader of TypeScript.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** @type {import('./pglite-thread').Place} */
const { directory, copy } = workerData;
const database = PGlite.create({
  ...(directory === undefined ? {} : { dataDir: directory }),
  ...(copy === undefined ? {} : { loadDataDir: copy }),
  extensions: { pg_trgm },
});
// Each question is answered with the failure.
database.catch(() => undefined);

const asIs = (value) => value;

/** @param {import('./pglite-thread').Question} asked */
async function answerTo(asked) {
  const client = await database;
  switch (asked.kind) {
    case 'query': {
      const { sql, params, rowMode, asText } = asked;
      // Functions can't be sent to a thread, only the types whose values stay texts.
      const parsers = Object.fromEntries(asText.map((type) => [type, asIs]));
      return client.query(sql, params, { rowMode, parsers });
    }
    case 'dump':
      return client.dumpDataDir('none');
    case 'close':
      return client.close();
    default:
      return undefined;
  }
}

/** What the database says of a failure, beside its message. */
const FIELDS = ['severity', 'code', 'detail', 'hint', 'schema', 'table', 'column', 'constraint'];

/** A copied error would lose these fields; and what else it has, such as functions, can't be sent. */
function failureOf(error) {
  const told = FIELDS.filter((field) => error?.[field] !== undefined);
  return {
    message: error?.message ?? String(error),
    ...Object.fromEntries(told.map((field) => [field, error[field]])),
  };
}

parentPort.on('message', async ({ id, asked }) => {
  try {
    parentPort.postMessage({ id, value: await answerTo(asked) });
  } catch (error) {
    parentPort.postMessage({ id, failure: failureOf(error) });
  }
});
