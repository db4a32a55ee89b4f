import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding-block: var(--space-4);
  border-top: 1px solid var(--color-line);

  /* The first stands at the column's top, level with what is beside it. */
  &:first-of-type {
    padding-top: 0;
    border-top: 0;
  }
  label {
    font-size: var(--text-sm);
  }
  legend {
    float: inline-start;
    font-weight: var(--weight-strong);
  }
`;

/** One thing to filter by, under its name. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group>
      <legend>{title}</legend>
      {children}
    </Group>
  );
}
