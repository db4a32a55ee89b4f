import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawing';

const Box = styled.div`
  display: grid;
  justify-items: start;
  width: 100%;
  gap: var(--space-3);
  padding: var(--space-7) var(--space-5);
  border: 1px dashed var(--color-line-strong);
  border-radius: var(--radius-1);

  p {
    max-width: 48ch;
    color: var(--color-text-muted);
  }
`;

const Title = styled.h2`
  font-size: var(--text-xl);
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
      <Title>{title}</Title>
      {text ? <p>{text}</p> : null}
      {action}
    </Box>
  );
}
