// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toaster, type Toast } from '../src/toaster';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Corner({ start }: { start: Toast[] }) {
  const [toasts, setToasts] = useState(start);
  return (
    <Toaster
      toasts={toasts}
      onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
    />
  );
}

const saved: Toast = { id: 'a', tone: 'success', text: 'Saved' };
const failed: Toast = { id: 'b', tone: 'danger', text: 'Not saved' };
function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

it('has both live regions before the first message', () => {
  render(<Corner start={[]} />);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('says danger at once, and all else politely', () => {
  render(<Corner start={[saved, failed]} />);
  expect(screen.getByRole('status').textContent).toBe('Saved');
  expect(screen.getByRole('alert').textContent).toBe('Not saved');
});

it('goes away after three seconds', () => {
  render(<Corner start={[saved]} />);
  wait(2999);
  expect(screen.getByText('Saved')).toBeTruthy();
  wait(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('waits while pointed at, then takes the time that was left', () => {
  render(<Corner start={[saved]} />);
  wait(2000);
  fireEvent.pointerEnter(screen.getByText('Saved'));
  wait(60_000);
  expect(screen.getByText('Saved')).toBeTruthy();
  fireEvent.pointerLeave(screen.getByText('Saved'));
  wait(999);
  expect(screen.getByText('Saved')).toBeTruthy();
  wait(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('waits while it has the focus', () => {
  render(<Corner start={[saved]} />);
  const button = screen.getByRole('button', { name: 'Dismiss' });
  act(() => button.focus());
  wait(60_000);
  expect(screen.getByText('Saved')).toBeTruthy();
  act(() => button.blur());
  wait(3000);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('goes at once when dismissed, and the other stays', () => {
  render(<Corner start={[saved, failed]} />);
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
  expect(screen.queryByText('Saved')).toBeNull();
  expect(screen.getByText('Not saved')).toBeTruthy();
});
