// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { QuantityField } from '../src/quantity-field';

afterEach(cleanup);

const changed = vi.fn();
afterEach(() => changed.mockClear());

function Counter({ start = 2, pending = false }: { start?: number; pending?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <QuantityField
      label="Quantity"
      value={value}
      max={10}
      pending={pending}
      onChange={(next) => {
        changed(next);
        setValue(next);
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
const plus = () => screen.getByRole('button', { name: 'Increase quantity' });
const minus = () => screen.getByRole('button', { name: 'Decrease quantity' });

it('goes up and down, and no further than its bounds, without losing the focus', async () => {
  render(<Counter />);
  await userEvent.click(minus());
  expect(field().value).toBe('1');
  await userEvent.click(minus());
  expect(field().value).toBe('1');
  expect(minus().getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(minus());
  await userEvent.click(plus());
  expect(changed.mock.calls).toEqual([[1], [2]]);
});

it('takes a typed number on Enter, and only then', async () => {
  const submit = vi.fn();
  render(
    <form onSubmit={submit}>
      <Counter />
    </form>,
  );
  await userEvent.clear(field());
  await userEvent.type(field(), '7');
  expect(changed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(changed.mock.calls).toEqual([[7]]);
  expect(submit).not.toHaveBeenCalled();
});

it.each([
  ['99', '10'],
  ['0', '1'],
  ['abc', '2'],
])('turns a typed %s into %s on leaving the field', async (typed, kept) => {
  render(<Counter />);
  await userEvent.clear(field());
  await userEvent.type(field(), typed);
  await userEvent.tab();
  expect(field().value).toBe(kept);
});

it.each(['1.5', '1e3', '0x10', '-5', '1234567'])(
  'takes no number from a pasted %s',
  async (text) => {
    render(<Counter />);
    await userEvent.clear(field());
    await userEvent.paste(text);
    await userEvent.tab();
    expect(field().value).toBe('2');
  },
);

it('forgets what was typed on Escape', async () => {
  render(<Counter />);
  await userEvent.type(field(), '9{Escape}');
  await userEvent.tab();
  expect(field().value).toBe('2');
  expect(changed).not.toHaveBeenCalled();
});

it('counts with the arrow keys', async () => {
  render(<Counter />);
  await userEvent.type(field(), '{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(field().value).toBe('3');
});

it('changes nothing while pending', async () => {
  render(<Counter pending />);
  await userEvent.click(plus());
  await userEvent.type(field(), '5{Enter}{ArrowUp}');
  expect(changed).not.toHaveBeenCalled();
  expect(field().value).toBe('2');
});
