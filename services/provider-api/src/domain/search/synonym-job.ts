/** `provider synonyms`: lists and changes the shop's own other names. */
import * as z from 'zod';
import type { Queries } from '../../database/open';
import { FRESH_MS } from './synonym-book';
import {
  faultOf,
  keepSynonyms,
  listSynonyms,
  PHRASES_MOST,
  removeSynonym,
  resetSynonym,
} from './shop-synonyms';
import { phraseOf } from 'shared-contracts/search/synonyms';

const rowSchema = z.object({ phrase: z.string(), names: z.array(z.string()) });

export const synonymJobSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('list'), own: z.boolean() }),
  z.object({
    do: z.literal('add'),
    /** With the line of its file, where it is of one. */
    rows: z.array(rowSchema.extend({ line: z.number().optional() })),
  }),
  z.object({ do: z.literal('remove'), phrase: z.string() }),
  z.object({ do: z.literal('reset'), phrase: z.string() }),
]);
export type SynonymJob = z.infer<typeof synonymJobSchema>;
export type SynonymResult = { ok: boolean; lines: string[] };

/** How many faults of a file are shown. */
const FAULTS_MOST = 20;
const COUNTS = `Searches know it within ${FRESH_MS / 1000} seconds.`;

const phrases = (count: number) => `${count} ${count === 1 ? 'phrase' : 'phrases'}`;

/** The lines of a file as rows: a phrase, a tab, and its names with '|' between them. */
export function rowsOfFile(text: string): { phrase: string; names: string[]; line: number }[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((row, at) => {
      if (row.trim() === '' || row.startsWith('#')) return [];
      const [phrase = '', ...rest] = row.split('\t');
      return [{ phrase: phrase.trim(), names: namesOf(rest.join('\t')), line: at + 1 }];
    });
}

/** 'rotary hammer | demolition hammer' */
export const namesOf = (text: string): string[] =>
  text
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '');

async function list(queries: Queries, ownOnly: boolean): Promise<SynonymResult> {
  const all = await listSynonyms(queries);
  const shown = all.filter(({ from }) => !ownOnly || from === 'own');
  const lines = shown.map(({ phrase, names, from }) =>
    [phrase, names.length === 0 ? '(switched off)' : names.join(' | '), from].join('\t'),
  );
  const own = all.filter(({ from }) => from === 'own').length;
  return {
    ok: true,
    lines: [...lines, `${phrases(own)} of the shop, ${phrases(all.length - own)} built in.`],
  };
}

async function add(
  queries: Queries,
  rows: Extract<SynonymJob, { do: 'add' }>['rows'],
): Promise<SynonymResult> {
  const faults = rows.flatMap((row) => {
    const fault = faultOf(row);
    const where = row.line === undefined ? '' : `line ${row.line}: `;
    return fault === null ? [] : [`${where}'${row.phrase.slice(0, 80)}': ${fault}.`];
  });
  if (faults.length > 0) {
    const more = faults.length - FAULTS_MOST;
    return {
      ok: false,
      lines: [
        ...faults.slice(0, FAULTS_MOST),
        ...(more > 0 ? [`… and ${more} more`] : []),
        'Nothing was changed.',
      ],
    };
  }
  if (!(await keepSynonyms(queries, rows))) {
    return {
      ok: false,
      lines: [`A shop may have ${PHRASES_MOST} phrases of its own. Nothing was changed.`],
    };
  }
  const count = new Set(rows.map(({ phrase }) => phraseOf(phrase))).size;
  return { ok: true, lines: [`Kept ${phrases(count)}. ${COUNTS}`] };
}

/** Runs one command. Faults of what was given are in the result; only a bug is thrown. */
export async function runSynonymJob(job: SynonymJob, queries: Queries): Promise<SynonymResult> {
  switch (job.do) {
    case 'list':
      return list(queries, job.own);
    case 'add':
      return add(queries, job.rows);
    case 'remove': {
      const done = await removeSynonym(queries, job.phrase);
      return done
        ? { ok: true, lines: [`'${job.phrase}' has no other names now. ${COUNTS}`] }
        : { ok: false, lines: [`'${job.phrase}' has no other names.`] };
    }
    case 'reset': {
      const done = await resetSynonym(queries, job.phrase);
      return done
        ? { ok: true, lines: [`'${job.phrase}' is as it was built in. ${COUNTS}`] }
        : { ok: false, lines: [`The shop has no names of its own for '${job.phrase}'.`] };
    }
  }
}
