// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint, useAfterPaint } from '../src/after-paint';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const frame = () => act(() => vi.advanceTimersByTimeAsync(50));

function Part() {
  const [on, setOn] = useState(false);
  const filled = useAfterPaint(on);
  return <button onClick={() => setOn(!on)}>{on ? (filled ? 'filled' : 'open') : 'closed'}</button>;
}

it('shows what was opened before what is in it, each time', async () => {
  render(<Part />);
  const part = screen.getByRole('button');
  for (const state of ['open', 'open again']) {
    fireEvent.click(part);
    expect(part.textContent, state).toBe('open');
    await frame();
    expect(part.textContent, state).toBe('filled');
    fireEvent.click(part);
    expect(part.textContent, state).toBe('closed');
  }
});

it('does a task once, also in a tab that paints nothing, and not after it was cancelled', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const [task, cancelled] = [vi.fn(), vi.fn()];
  afterPaint(task);
  afterPaint(cancelled)();
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(task).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});
