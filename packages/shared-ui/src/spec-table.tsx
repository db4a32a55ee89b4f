import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden';

const Table = styled.table`
  width: 100%;
  border-top: 1px solid var(--color-text);
  font-size: var(--text-sm);
  line-height: var(--leading-snug);

  caption {
    ${visuallyHidden}
  }
  tr {
    border-bottom: 1px solid var(--color-line);
  }
  th,
  td {
    padding-block: var(--space-2);
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    width: 40%;
    padding-inline-end: var(--space-4);
    color: var(--color-text-muted);
    font-weight: var(--weight-regular);
  }
  td {
    font-weight: var(--weight-medium);
  }
`;

export type SpecRow = { label: string; value: ReactNode };

/** Names on the left, values on the right. */
export function SpecTable({
  rows,
  caption,
  className,
}: {
  rows: readonly SpecRow[];
  /** What the table is about, for screen readers that list tables by their names. */
  caption?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <Table className={className}>
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
    </Table>
  );
}
