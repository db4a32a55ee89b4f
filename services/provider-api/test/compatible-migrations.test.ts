/**
 * An older provider keeps running beside a newer database, so a migration may only add what the
 * version before doesn't need to know.
 */
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../migrations', import.meta.url));

/** The first migration that is applied while the version before may still serve. */
const FIRST = 12;

/** Statements that break the version before, and why they may. */
const ALLOWED: Record<string, string> = {
  'DROP TABLE "product_specs" CASCADE':
    'An index that is made from the products. It went before migrating became a step of its own, when a start stopped the version before.',
  ...Object.fromEntries(
    [
      'ALTER TABLE "idempotency_keys" RENAME TO "done_once"',
      'ALTER TABLE "done_once" RENAME COLUMN "call" TO "scope"',
      'ALTER TABLE "done_once" RENAME COLUMN "answer" TO "result"',
      'ALTER TABLE "done_once" RENAME CONSTRAINT "idempotency_keys_user_id_users_id_fk" TO "done_once_user_id_users_id_fk"',
    ].map((statement) => [
      statement,
      'A view of the old names stands in its place (test/done-once.suite.ts).',
    ]),
  ),
};

/** What the version before reads or writes is gone, or its rows are refused. */
const BREAKING: readonly [RegExp, string][] = [
  [/\bdrop\s+(table|view|materialized view|column|type|schema|sequence|function)\b/i, 'drops'],
  [/\brename\b/i, 'renames'],
  [/\bset\s+not\s+null\b/i, 'forbids what may be missing'],
  [/\bset\s+(data\s+type|schema)\b|\balter\s+column\s+\S+\s+type\b/i, 'changes a type'],
  [/\bdrop\s+default\b/i, 'needs a value that had a default'],
];

/** @returns what a statement breaks for the version before; null where it breaks nothing */
function breaks(statement: string): string | null {
  const bare = statement.replaceAll(/--.*$/gm, '');
  const found = BREAKING.find(([pattern]) => pattern.test(bare));
  if (found) return found[1];
  const added = bare.match(/\badd\s+(column\s+)?"[^"]+"\s[^,]*/gi) ?? [];
  const needed = added.some((one) => /\bnot\s+null\b/i.test(one) && !/\bdefault\b/i.test(one));
  return needed ? 'needs a value that the version before does not write' : null;
}

const statementsOf = (text: string) =>
  text
    .split('--> statement-breakpoint')
    .map((one) => one.trim().replace(/;$/, ''))
    .filter((one) => one !== '');

describe('a migration', () => {
  it('leaves what the version before reads and writes, or says why not', async () => {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
    const younger = files.filter((name) => Number(name.slice(0, 4)) >= FIRST);
    expect(younger.length).toBeGreaterThanOrEqual(3);
    const found: string[] = [];
    for (const file of younger) {
      for (const statement of statementsOf(await readFile(`${folder}/${file}`, 'utf8'))) {
        const what = breaks(statement);
        if (what !== null && !(statement in ALLOWED)) found.push(`${file} ${what}: ${statement}`);
      }
    }
    expect(found).toEqual([]);
  });

  it.each([
    ['ALTER TABLE "orders" DROP COLUMN "vat"', 'drops'],
    ['DROP TABLE "orders"', 'drops'],
    ['ALTER TABLE "orders" RENAME COLUMN "vat" TO "tax"', 'renames'],
    ['ALTER TABLE "orders" RENAME TO "sales"', 'renames'],
    ['ALTER TABLE "orders" ALTER COLUMN "company" SET NOT NULL', 'forbids what may be missing'],
    ['ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE integer', 'changes a type'],
    ['ALTER TABLE "orders" ALTER COLUMN "status" DROP DEFAULT', 'needs a value that had a default'],
    [
      'ALTER TABLE "orders" ADD COLUMN "counter" text NOT NULL',
      'needs a value that the version before does not write',
    ],
  ])('is refused where it says %s', (statement, what) => {
    expect(breaks(statement)).toBe(what);
  });

  it.each([
    'ALTER TABLE "orders" ADD COLUMN "counter" text',
    'ALTER TABLE "orders" ADD COLUMN "counter" text DEFAULT \'\' NOT NULL',
    'CREATE TABLE "audit" ("id" integer NOT NULL)',
    'DROP INDEX "products_brand"',
  ])('may say %s', (statement) => {
    expect(breaks(statement)).toBeNull();
  });
});
