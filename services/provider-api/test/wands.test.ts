/** A judged set in WANDS' layout, made up: three products, and what an engine's order of them is worth. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { measure, summary } from '../bench/messy/measure';
import { readWands } from '../bench/messy/wands';

const tabbed = (rows: readonly string[]) =>
  rows.map((row) => row.replaceAll(', ', '\t')).join('\n');

let folder = '';
const put = (file: string, rows: readonly string[]) => writeFile(join(folder, file), tabbed(rows));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wands-'));
  await put('product.csv', [
    'product_id, product_name, product_class, category hierarchy, product_description, product_features',
    '70, oak stool 24 ", Stools, Furniture / Stools, A stool., color : brown|height:24',
    '71, pine stool, Stools, Furniture / Stools, , ',
    '72, wool rug, , Rugs, , color:red',
  ]);
  await put('query.csv', [
    'query_id, query, query_class',
    '0, oak stool, Stools',
    '1, mirror, Mirrors',
  ]);
  await put('label.csv', [
    'id, query_id, product_id, label',
    '0, 0, 70, Exact',
    '1, 0, 71, Partial',
    '2, 0, 72, Irrelevant',
    '3, 1, 72, Irrelevant',
  ]);
});
afterEach(() => rm(folder, { recursive: true }));

it('is read as products with their features, and as queries that some product answers', async () => {
  const { catalogue, queries } = await readWands(folder);
  expect(catalogue.products.map((product) => product.product_name)).toEqual([
    'oak stool 24 "',
    'pine stool',
    'wool rug',
  ]);
  expect(catalogue.products[0]?.variants[0]?.specs).toEqual([
    { label: 'color', specs: 'brown' },
    { label: 'height', specs: '24' },
  ]);
  expect(queries.map(({ query }) => query)).toEqual(['oak stool']);
});

it('scores an Exact 1 and a Partial a half', async () => {
  const { queries } = await readWands(folder);
  const worth = async (...order: number[]) =>
    summary(await measure(() => Promise.resolve(order), queries));
  expect(await worth(0, 1)).toEqual({ ndcg: 1, precision: 1, success: 1 });
  const second = 1 / Math.log2(3);
  const turned = await worth(1, 0);
  expect(turned.ndcg).toBeCloseTo((0.5 + second) / (1 + 0.5 * second), 10);
  expect(turned.success).toBe(0);
  expect(await worth(2)).toEqual({ ndcg: 0, precision: 0, success: 0 });
});

it('is refused with another label, or without a column', async () => {
  await put('label.csv', ['id, query_id, product_id, label', '0, 0, 70, Perfect']);
  await expect(readWands(folder)).rejects.toThrow('no such label: Perfect');
  await put('query.csv', ['query_id, text', '0, oak stool']);
  await expect(readWands(folder)).rejects.toThrow('query.csv has no query');
});
