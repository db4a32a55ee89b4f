/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-redundant-roles -- a browser forgets that cards are a table */
import type { Html } from '../html';

export type Cell = { of: Html | string | number; number?: boolean };

/** A column by its name; of a hidden one only a screen reader says it, because what is in it does. */
export type Column = string | { name: string; hidden: true };

/** A row's cells, or with a class of its own in the style sheet. */
export type Row = readonly Cell[] | { kind: string; cells: readonly Cell[] };

const cellsOf = (row: Row) => ('cells' in row ? row.cells : row);
const numbered = (number: boolean | undefined) => (number ? 'number' : undefined);

const Heading = ({ column, number }: { column: Column; number: boolean | undefined }) =>
  typeof column === 'string' ? (
    <th role="columnheader" scope="col" class={numbered(number)}>
      {column}
    </th>
  ) : (
    <td role="cell">
      <span class="hidden">{column.name}</span>
    </td>
  );

/**
 * A ruled table whose rows are entries on a phone. Its roles are written out.
 * @param columns the first cell of a row is its heading
 * @param look a class of its own in the style sheet, and whether the caption is seen
 */
export function table(
  caption: string,
  columns: readonly Column[],
  rows: readonly Row[],
  { kind = '', captioned = false } = {},
): Html {
  const shown = columns.map((column) => (typeof column === 'string' ? column : undefined));
  // A column of numbers is one in its heading too.
  const first = rows[0] === undefined ? [] : cellsOf(rows[0]);
  const cell = ({ of, number }: Cell, at: number) =>
    at === 0 ? (
      <th role="rowheader" scope="row">
        {of}
      </th>
    ) : (
      <td role="cell" data-name={shown[at]} class={numbered(number)}>
        {of}
      </td>
    );
  return (
    <table class={`ruled cards ${kind}`.trim()} role="table">
      <caption class={captioned ? 'seen' : undefined}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column, at) => (
            <Heading column={column} number={first[at]?.number} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row" class={'kind' in row ? row.kind : undefined}>
            {cellsOf(row).map(cell)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
