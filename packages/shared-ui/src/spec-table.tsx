import type { ReactNode } from 'react';

export type SpecRow = { label: string; value: ReactNode };

/** Names on the left, values on the right. */
export function SpecTable({
  rows,
  caption,
}: {
  rows: readonly SpecRow[];
  /** What the table is about, for screen readers that list tables by their names. */
  caption?: string | undefined;
}) {
  return (
    <table className="ruled specs">
      {caption === undefined ? null : <caption>{caption}</caption>}
      <tbody>
        {rows.map((row, index) => (
          // Two rows may have the same label, so the index is the key; the order never changes.
          <tr key={index}>
            <th scope="row">{row.label}</th>
            <td>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
