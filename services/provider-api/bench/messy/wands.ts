/**
 * Reads a judged set in WANDS' layout (Chen et al., ECIR 2022): `product.csv`, `query.csv` and
 * `label.csv`, parted by tabs. The gains are Exact 1, Partial 0.5, Irrelevant 0.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Catalogue } from 'demo-catalogue/catalogue-file';
import { plainCatalogue } from '../plain-catalogue';
import type { Judged } from './measure';

/** Grades of which nDCG's 2^grade - 1 is the gain. */
const GRADES: Readonly<Record<string, number>> = {
  Exact: Math.log2(1 + 1),
  Partial: Math.log2(1 + 0.5),
  Irrelevant: 0,
};

type Row = Readonly<Record<string, string>>;

/** @throws where the file is missing, or a column that is read */
async function rowsOf(folder: string, file: string, columns: readonly string[]): Promise<Row[]> {
  const rows = parse<Record<string, string>>(await readFile(join(folder, file), 'utf8'), {
    columns: true,
    delimiter: '\t',
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const missing = columns.filter((column) => rows[0]?.[column] === undefined);
  if (missing.length > 0) throw new Error(`${file} has no ${missing.join(', ')}`);
  return rows;
}

const cell = (row: Row, column: string) => row[column] ?? '';

/** 'width : 4|colour:red' as specs; what has no label or no value is left out. */
const specsOf = (features: string) =>
  features.split('|').flatMap((feature) => {
    const at = feature.indexOf(':');
    const [label, value] = [feature.slice(0, at).trim(), feature.slice(at + 1).trim()];
    return at > 0 && label && value ? [[label, value] as const] : [];
  });

/**
 * @returns the products as a catalogue, whose ids are their places counted from 1, and the queries
 * for which a product is Exact or Partial
 * @throws where a file or a column is missing, or a label is none of the three
 */
export async function readWands(
  folder: string,
): Promise<{ catalogue: Catalogue; queries: Judged[] }> {
  const products = await rowsOf(folder, 'product.csv', ['product_id', 'product_name']);
  const asked = await rowsOf(folder, 'query.csv', ['query_id', 'query']);
  const labels = await rowsOf(folder, 'label.csv', ['query_id', 'product_id', 'label']);
  const places = new Map(products.map((row, at) => [cell(row, 'product_id'), at]));
  const grades = new Map<string, Map<number, number>>();
  for (const row of labels) {
    const grade = GRADES[cell(row, 'label')];
    if (grade === undefined) throw new Error(`no such label: ${cell(row, 'label')}`);
    const place = places.get(cell(row, 'product_id'));
    const query = cell(row, 'query_id');
    if (grade > 0 && place !== undefined) {
      grades.set(query, (grades.get(query) ?? new Map<number, number>()).set(place, grade));
    }
  }
  return {
    catalogue: plainCatalogue(
      products.map((row) => ({
        name: cell(row, 'product_name'),
        brand: 'NO BRAND',
        category: cell(row, 'product_class') || 'GENERAL',
        description: cell(row, 'product_description'),
        variants: [{ name: 'Standard', specs: specsOf(cell(row, 'product_features')) }],
      })),
    ),
    queries: asked.flatMap((row) => {
      const graded = grades.get(cell(row, 'query_id'));
      return graded ? [{ sort: 'all', query: cell(row, 'query'), grades: graded }] : [];
    }),
  };
}
