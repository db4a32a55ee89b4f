/**
 * Prints the tables of the fault runs, in Markdown: passed / tried, and the name of each failure.
 */
import type { Progress } from './progress';

export type Cell = { id: string; row: string; column: string };

/** @returns a table of the cells' outcomes, and a line for each failure */
export function tableOf(title: string, cells: Cell[], progress: Progress): string {
  const columns = [...new Set(cells.map(({ column }) => column))];
  const rows = [...new Set(cells.map(({ row }) => row))];
  const count = (some: Cell[]) => {
    const tried = some.flatMap(({ id }) => progress.outcomeOf(id) ?? []);
    return `${tried.filter(({ passed }) => passed).length}/${tried.length}`;
  };
  const misses = cells.flatMap(({ id }) => {
    const outcome = progress.outcomeOf(id);
    return outcome && !outcome.passed ? [`- missed: ${id}: ${outcome.said ?? ''}`] : [];
  });
  const open = cells.filter(({ id }) => !progress.outcomeOf(id)).length;
  return [
    `### ${title}: ${count(cells)}${open > 0 ? `, ${open} not tried yet` : ''}`,
    '',
    `| | ${columns.join(' | ')} |`,
    `|---|${columns.map(() => '---').join('|')}|`,
    ...rows.map((row) => {
      const figures = columns.map((column) =>
        count(cells.filter((cell) => cell.row === row && cell.column === column)),
      );
      return `| ${row} | ${figures.join(' | ')} |`;
    }),
    '',
    ...misses,
  ].join('\n');
}
