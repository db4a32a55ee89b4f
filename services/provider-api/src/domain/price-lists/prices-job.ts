/** `provider prices`: a price list by a command, by the counter's rules. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { formatPrice, type Centavos } from 'shared-contracts/money';
import * as z from 'zod';
import type { Database } from '../../database/open';
import type { PriceListFault } from '../../database/tables/price-lists';
import { Refusal } from '../refusal';
import { BAD_ROWS_MOST } from '../import/faults';
import { LEFT_MOST } from '../import/job';
import { BadFile } from '../import/row';
import type { JobResult } from '../job-result';
import { applyList } from './change-shop';
import type { ListChange } from './compare';
import { compareWithShop, keepPreview, type Compared } from './preview';

const pricesSchema = z.object({
  /** Absolute paths. */
  file: z.string(),
  dryRun: z.boolean(),
  /** The most bad rows that are left out. */
  leaveBad: z.number().int().min(0).max(LEFT_MOST),
  /** Where all changes and bad rows are written. */
  report: z.string().nullable(),
});

/** What the command asks a running provider for. */
export const pricesJobSchema = z.object({ prices: pricesSchema });
export type PricesJob = z.infer<typeof pricesJobSchema>;

/** Whose list it is at the counter. No staff can be called so: their names have no blank. */
const BY = 'provider prices';
/** As much as the counter takes, in bytes. */
const FILE_MOST = 30 * 1024 * 1024;
/** How many changes are printed. */
const CHANGES_SHOWN = 20;

/** @throws BadFile */
async function bytesOf(file: string): Promise<Buffer> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new BadFile('can not be read');
  if (found.size > FILE_MOST) throw new BadFile('is larger than 30 MB');
  return readFile(file).catch(() => {
    throw new BadFile('can not be read');
  });
}

const TWICE = 'is in the list twice, so that neither row is taken';

/** A list without its bad rows; of a variant that it has twice, neither row is certain. */
function withoutBad(compared: Compared): Compared {
  const isTwice = ({ row }: ListChange) => compared.doubled.has(row.id);
  const twice = compared.changes
    .filter(isTwice)
    .map(({ place, row }): PriceListFault => ({ place, key: String(row.id), reason: TWICE }));
  return {
    ...compared,
    changes: compared.changes.filter((change) => !isTwice(change)),
    faults: [...compared.faults, ...twice],
  };
}

const priceWords = (before: Centavos | null, after: Centavos | null) =>
  `price ${formatPrice(before)} -> ${formatPrice(after)}`;
const units = (stock: number | null) => stock ?? 'not counted';

function changeLine({ place, row, price, stock, note }: ListChange): string {
  const said = [
    ...(price === row.price ? [] : [priceWords(row.price, price)]),
    ...(stock === row.stock ? [] : [`stock ${units(row.stock)} -> ${units(stock)}`]),
  ].join(', ');
  return `  ${place}, ${row.product}, ${row.variant} [${row.id}]: ${said}${note === null ? '' : ` (${note})`}`;
}

const shortened = (lines: string[], most: number): string[] =>
  lines.length > most ? [...lines.slice(0, most), `… and ${lines.length - most} more`] : lines;

async function writeReport(path: string | null, lines: string[]): Promise<string[]> {
  if (path === null) return [];
  try {
    await writeFile(path, lines.map((line) => `${line}\n`).join(''));
    return [];
  } catch {
    return [`warning: the report ${path} can not be written`];
  }
}

const rowsIn = (count: number) => `${count} bad ${count === 1 ? 'row' : 'rows'}`;
const variantsIn = (count: number) => `${count} ${count === 1 ? 'variant' : 'variants'}`;

type PricesShop = { jobs: Database; now?: () => Date };

/** Keeps the list as the counter's previews are kept, and applies it. */
async function apply(job: PricesJob['prices'], compared: Compared, shop: PricesShop) {
  const deps = {
    db: shop.jobs,
    now: shop.now ?? (() => new Date()),
    settings: { proxySecret: undefined },
  };
  const { id, token } = await keepPreview(deps, compared, BY);
  const applied = await applyList(
    deps,
    { id, shown: token, leaveFaulty: true },
    { by: 'command', network: null },
  );
  const count = variantsIn(compared.changes.length);
  return applied.outcome === 'done'
    ? {
        ok: true,
        line: `Applied ${job.file} as price list ${id}: ${count} changed. The counter can take it back.`,
      }
    : {
        ok: false,
        line: 'Somebody changed some of these variants meanwhile. Nothing was applied: please run it again.',
      };
}

/** What the command would do, which is said first, and how it ended. */
async function run(
  job: PricesJob['prices'],
  shop: PricesShop,
  tell: (lines: string[]) => void,
): Promise<JobResult> {
  const sent = { name: basename(job.file), bytes: await bytesOf(job.file) };
  const whole = await compareWithShop(shop.jobs, sent);
  const compared = job.leaveBad > 0 ? withoutBad(whole) : whole;
  const { changes, faults, rows, unchanged } = compared;
  const bad = new Set(faults.map(({ place }) => place)).size;
  const changed = changes.map(changeLine);
  const faulty = faults.map(({ place, key, reason }) => `${job.file}: ${place}, ${key}: ${reason}`);
  tell([
    `${job.file}: ${rows} rows: ${changes.length} change something, ${unchanged} change nothing, ${bad} faulty.`,
    ...shortened(changed, CHANGES_SHOWN),
  ]);
  const named = [
    ...shortened(faulty, BAD_ROWS_MOST),
    ...(await writeReport(job.report, [...changed, ...faulty])),
  ];
  const ending = (ok: boolean, line: string) => ({ ok, lines: [...named, line] });
  if (bad > job.leaveBad) return ending(false, `Nothing was applied: ${rowsIn(bad)}.`);
  if (job.dryRun) return ending(true, 'Nothing was changed: this was a trial.');
  if (bad > 0) named.push(`Left out: ${rowsIn(bad)}.`);
  if (changes.length === 0) return ending(true, `Nothing in ${job.file} is new.`);
  const { ok, line } = await apply(job, compared, shop);
  return ending(ok, line);
}

/**
 * Runs the command. Faults of the file are in the result; only a bug is thrown.
 * @param say hears each line before the change as soon as it is known
 */
export async function runPricesJob(
  { prices: job }: PricesJob,
  shop: PricesShop,
  say: (line: string) => void = () => undefined,
): Promise<JobResult> {
  const told: string[] = [];
  const refused = (why: string) => ({
    ok: false,
    lines: [...told, `${why} Nothing was applied.`],
  });
  try {
    const { ok, lines } = await run(job, shop, (first) => {
      told.push(...first);
      for (const line of first) say(line);
    });
    return { ok, lines: [...told, ...lines] };
  } catch (error) {
    if (error instanceof BadFile) return refused(`${job.file} ${error.message}.`);
    // As many lists as the shop reads at a time are being read.
    if (error instanceof Refusal) return refused(error.message);
    throw error;
  }
}
