// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ShareButton } from '../src/share-button';

const shared = { title: 'Drill', url: 'https://shop.example/products/7' };
const sheet = (share: unknown) =>
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });

afterEach(() => {
  cleanup();
  sheet(undefined);
  vi.restoreAllMocks();
});

async function press() {
  const user = userEvent.setup();
  const tell = vi.fn();
  render(<ShareButton shared={shared} tell={tell} />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return tell;
}

it('copies the link where there is no share sheet, and says so', async () => {
  const tell = await press();
  await waitFor(() => {
    expect(tell).toHaveBeenCalledWith({ tone: 'success', text: 'Link copied.' });
  });
  expect(await navigator.clipboard.readText()).toBe(shared.url);
});

it('opens the share sheet where there is one, and says nothing when it is closed', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  sheet(share);
  const tell = await press();
  expect(share).toHaveBeenCalledWith(shared);
  expect(tell).not.toHaveBeenCalled();
});

it('copies the link where the share sheet fails', async () => {
  sheet(vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError')));
  const tell = await press();
  await waitFor(() => {
    expect(tell).toHaveBeenCalledWith({ tone: 'success', text: 'Link copied.' });
  });
});
