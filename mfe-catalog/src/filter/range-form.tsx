import styled from '@emotion/styled';
import { useState, type SyntheticEvent } from 'react';
import { Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';

const Range = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
  align-items: start;
  > button {
    grid-column: 1 / -1;
  }
`;

type End = { label: string; name: string; placeholder?: string };

type Props = {
  low: End;
  high: End;
  /** What the two ends are at first; empty where an end is open. */
  initial: readonly [string, string];
  /** What is wrong with a typed end. */
  faultOf: (typed: string) => string | undefined;
  /** Called with both ends as typed, once neither has a fault. */
  onApply: (low: string, high: string) => void;
  /** The button's text, and its name where the text doesn't say of which range it is. */
  action: string;
  actionLabel?: string;
};

/** Two ends of a range, either of them open. Give it a key per chosen range. */
export function RangeForm({ low, high, initial, faultOf, onApply, action, actionLabel }: Props) {
  const [typed, setTyped] = useState(initial);
  const [told, setTold] = useState(false);

  function apply(event: SyntheticEvent) {
    event.preventDefault();
    setTold(true);
    if (faultOf(typed[0]) ?? faultOf(typed[1])) return;
    onApply(...typed);
  }

  return (
    <Range onSubmit={apply} noValidate>
      <Field
        {...low}
        inputMode="decimal"
        autoComplete="off"
        error={told ? faultOf(typed[0]) : undefined}
        value={typed[0]}
        onChange={(event) => setTyped([event.target.value, typed[1]])}
      />
      <Field
        {...high}
        inputMode="decimal"
        autoComplete="off"
        error={told ? faultOf(typed[1]) : undefined}
        value={typed[1]}
        onChange={(event) => setTyped([typed[0], event.target.value])}
      />
      <Button type="submit" variant="secondary" size="small" aria-label={actionLabel}>
        {action}
      </Button>
    </Range>
  );
}
