import styled from '@emotion/styled';
import { useState, type KeyboardEvent } from 'react';
import { IconButton } from './icon-button';
import * as icons from './icons';
import { VisuallyHidden } from './visually-hidden';

const Group = styled.div`
  display: inline-flex;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-1);
  background: var(--color-surface);

  &[aria-busy='true'] {
    opacity: 0.65;
  }
  button {
    border: 0;
    border-radius: 0;
  }
  button svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  input {
    width: 3.5rem;
    height: var(--touch);
    padding: 0;
    border: 0;
    border-inline: 1px solid var(--color-line);
    border-radius: 0;
    color: var(--color-text);
    background: transparent;
    font-size: max(1rem, 16px);
    font-weight: var(--weight-medium);
    text-align: center;
  }
`;

export type QuantityFieldProps = {
  /** A whole number. */
  value: number;
  onChange: (value: number) => void;
  min?: number | undefined;
  max?: number | undefined;
  /** Quantities are multiples of it. */
  step?: number | undefined;
  /** The smallest of them above `min`, where that is 0. */
  least?: number | undefined;
  /** Names the number for those who can't see the text beside it. */
  label: string;
  pending?: boolean | undefined;
  decreaseLabel?: string | undefined;
  increaseLabel?: string | undefined;
  /** False where the caller's own live region announces the result of a press. */
  announced?: boolean | undefined;
  /** Given where the caller has a label of its own. */
  id?: string | undefined;
  className?: string | undefined;
};

/**
 * Minus, a number that can be typed, plus. A typed number is taken when the field loses the focus,
 * or on Enter.
 */
export function QuantityField({
  value,
  onChange,
  min = 1,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  least = step,
  label,
  pending = false,
  decreaseLabel = 'Decrease quantity',
  increaseLabel = 'Increase quantity',
  announced = true,
  id,
  className,
}: QuantityFieldProps) {
  // The typed text while someone types; undefined otherwise.
  const [draft, setDraft] = useState<string>();
  // A screen reader reads this out after a button press, which changes a field without the focus.
  const [said, setSaid] = useState('');

  /** @param down whether to the next multiple below, and not above */
  function set(next: number, down = false) {
    const whole = (down ? Math.floor(next / step) : Math.ceil(next / step)) * step;
    const sold = whole < least ? (down || next <= 0 ? min : least) : whole;
    const clamped = Math.min(max - (max % step), Math.max(min, sold));
    if (!pending && clamped !== value) onChange(clamped);
    return clamped;
  }

  /** The next quantity above or below, also from one that is not sold. */
  function move(by: 1 | -1) {
    return set(by > 0 ? value + 1 : value - 1, by < 0);
  }

  function press(by: 1 | -1) {
    if (pending) return;
    setSaid(String(move(by)));
  }

  function commit() {
    if (draft === undefined) return;
    setDraft(undefined);
    const typed = Number.parseInt(draft, 10);
    if (!Number.isNaN(typed)) set(typed);
  }

  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      // Without this, Enter would submit a form around it with the old number.
      event.preventDefault();
      commit();
    } else if (event.key === 'Escape' && draft !== undefined) {
      event.preventDefault();
      setDraft(undefined);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      setDraft(undefined);
      move(event.key === 'ArrowUp' ? 1 : -1);
    }
  }

  // aria-disabled, not disabled: a button that becomes disabled on a press then keeps the focus.
  return (
    <Group role="group" aria-label={label} aria-busy={pending || undefined} className={className}>
      <IconButton
        icon={icons.minus}
        label={decreaseLabel}
        aria-disabled={pending || value <= min}
        onClick={() => press(-1)}
      />
      <input
        id={id}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
        readOnly={pending}
        value={draft ?? String(value)}
        onChange={(event) => {
          const text = event.target.value.trim();
          // The digits of '1.5' or '1e3' alone would be fifteen or thirteen.
          if (/^\d{0,6}$/.test(text)) setDraft(text);
        }}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={keyDown}
      />
      <IconButton
        icon={icons.plus}
        label={increaseLabel}
        aria-disabled={pending || value >= max}
        onClick={() => press(1)}
      />
      {announced ? <VisuallyHidden aria-live="polite">{said}</VisuallyHidden> : null}
    </Group>
  );
}
