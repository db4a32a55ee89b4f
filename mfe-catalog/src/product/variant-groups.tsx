import styled from '@emotion/styled';
import { useId } from 'react';
import { Chip } from 'shared-ui/chip';

const Group = styled.div`
  display: grid;
  gap: var(--space-2);

  > span {
    font-size: var(--text-sm);
    font-weight: var(--weight-strong);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3) var(--space-2);
  }
`;

type Props = {
  /** The spec by which the variants are split. */
  label: string;
  values: readonly string[];
  chosen: string;
  onChoose: (value: string) => void;
};

/** The first choice among many variants: which group of them is shown. */
export function VariantGroups({ label, values, chosen, onChoose }: Props) {
  const id = useId();
  return (
    <Group role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <div>
        {values.map((value) => (
          <Chip key={value} pressed={value === chosen} onClick={() => onChoose(value)}>
            {value}
          </Chip>
        ))}
      </div>
    </Group>
  );
}
