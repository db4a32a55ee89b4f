import styled from '@emotion/styled';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from './button';

/** How many rows are made at a time: a browser stands still over thousands. */
const AT_ONCE = 60;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  margin-block-start: var(--space-3);

  p {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`;

const numbers = new Intl.NumberFormat('en');

type Props<Row> = {
  rows: readonly Row[];
  /** Makes the rows that are shown. */
  children: (shown: Row[]) => ReactNode;
};

/**
 * A list that comes whole, however long, and is shown a portion at a time. Up to one portion it is
 * shown as it is.
 */
export function ShowMoreList<Row>({ rows, children }: Props<Row>) {
  const [most, setMost] = useState(AT_ONCE);
  const count = useRef<HTMLParagraphElement>(null);
  const shown = rows.slice(0, most);

  function showMore() {
    // With the last portion the button goes away from under the focus.
    if (most + AT_ONCE >= rows.length) count.current?.focus({ preventScroll: true });
    setMost(most + AT_ONCE);
  }

  return (
    <>
      {children(shown)}
      {rows.length > AT_ONCE ? (
        <Foot>
          {rows.length > most ? (
            <Button variant="secondary" onClick={showMore}>
              Show more
            </Button>
          ) : null}
          <p ref={count} role="status" tabIndex={-1}>
            {numbers.format(shown.length)} of {numbers.format(rows.length)} shown
          </p>
        </Foot>
      ) : null}
    </>
  );
}
