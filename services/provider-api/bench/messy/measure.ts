/** Measures an engine by judged queries. */
import { ndcg, precision } from '../../test/judged/quality';

/** How many answers are looked at. */
export const DEPTH = 10;

/** @returns the best items as their places in the catalogue, the best first */
export type Engine = (query: string) => Promise<number[]>;

export type Judged = {
  sort: string;
  query: string;
  /** The grade of each item that has one above 0, by its place in the catalogue. */
  grades: ReadonlyMap<number, number>;
};

export type Measured = Judged & {
  found: readonly number[];
  ndcg: number;
  precision: number;
  /** Whether the first answer has the best grade that an item has. */
  success: boolean;
};

export async function measure(engine: Engine, queries: readonly Judged[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const judged of queries) {
    const found = await engine(judged.query);
    const grades = found.map((place) => judged.grades.get(place) ?? 0);
    const all = [...judged.grades.values()];
    measured.push({
      ...judged,
      found,
      ndcg: ndcg(grades, all, DEPTH),
      precision: precision(grades, all.length),
      success: grades[0] === Math.max(...all),
    });
  }
  return measured;
}

/** The share of queries for which an engine finds nothing. */
export async function silence(engine: Engine, queries: readonly string[]): Promise<number> {
  let silent = 0;
  for (const query of queries) if ((await engine(query)).length === 0) silent += 1;
  return silent / queries.length;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

/** The means of what was measured. */
export const summary = (measured: readonly Measured[]) => ({
  ndcg: mean(measured.map((one) => one.ndcg)),
  precision: mean(measured.map((one) => one.precision)),
  success: mean(measured.map((one) => Number(one.success))),
});
