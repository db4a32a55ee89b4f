import styled from '@emotion/styled';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from './button';

/** How many rows are rendered at a time: a browser freezes while it renders thousands. */
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

type Props<Row> = {
  rows: readonly Row[];
  /** Renders the rows that are shown. */
  children: (shown: Row[]) => ReactNode;
};

/**
 * Shows the first rows of a list, and more of them at each press of Show more. A list with no more
 * rows than that is shown whole, without the button.
 */
export function ShowMoreList<Row>({ rows, children }: Props<Row>) {
  const [most, setMost] = useState(AT_ONCE);
  const count = useRef<HTMLParagraphElement>(null);
  const shown = rows.slice(0, most);

  function showMore() {
    // The last press removes the button, so the focus moves to the count.
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
            {shown.length.toLocaleString('en')} of {rows.length.toLocaleString('en')} shown
          </p>
        </Foot>
      ) : null}
    </>
  );
}
