import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawing';

/** The drawing beside the words where there is room. */
const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  width: 100%;
  gap: var(--space-4) var(--space-7);
  padding: var(--space-5);
  border: 1px dashed var(--color-line-strong);
  border-radius: var(--radius-1);

  > * {
    flex: 0 1 15rem;
    min-width: 0;
  }
  > :last-child {
    display: grid;
    flex: 1 1 16rem;
    justify-items: start;
    gap: var(--space-3);
  }
  h2 {
    overflow-wrap: anywhere;
    font-size: var(--text-xl);
  }
  p {
    max-width: 48ch;
    color: var(--color-text-muted);
  }
`;

/** Shown instead of an empty list: says what is missing, and what to do about it. */
export function EmptyState({
  title,
  text,
  action,
  drawing,
}: {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  drawing?: DrawingName | undefined;
}) {
  return (
    <Box>
      {drawing ? <Drawing data-drawing={drawing} /> : null}
      <div>
        <h2>{title}</h2>
        {text ? <p>{text}</p> : null}
        {action}
      </div>
    </Box>
  );
}
