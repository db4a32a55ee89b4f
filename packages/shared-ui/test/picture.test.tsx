// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Picture } from '../src/picture';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('loads late and out of the way, unless it is in sight from the start', () => {
  render(<Picture sources={{ src: '/late.webp' }} alt="Late" />);
  render(<Picture sources={{ src: '/now.webp' }} alt="Now" eager />);
  const attributes = (name: string) => {
    const img = screen.getByRole('img', { name });
    return [img.getAttribute('loading'), img.getAttribute('fetchpriority')];
  };
  expect(attributes('Late')).toEqual(['lazy', 'auto']);
  expect(attributes('Now')).toEqual(['eager', 'high']);
});

it('draws a blank where there is no image', () => {
  render(<Picture sources={null} alt="Vise" />);
  expect(screen.getByRole('img', { name: 'Vise (no image)' }).tagName).toBe('SPAN');
});

it('draws the blank when the image fails, with nothing left that could fail again', () => {
  const { container, rerender } = render(<Picture sources={{ src: '/gone.webp' }} alt="Vise" />);
  fireEvent.error(screen.getByRole('img', { name: 'Vise' }));
  expect(container.querySelector('img')).toBeNull();
  rerender(<Picture sources={{ src: '/gone.webp' }} alt="Vise" />);
  expect(container.querySelector('img')).toBeNull();
});

it('gives another address its own try', () => {
  const { container, rerender } = render(<Picture sources={{ src: '/gone.webp' }} alt="Vise" />);
  fireEvent.error(screen.getByRole('img', { name: 'Vise' }));
  rerender(<Picture sources={{ src: '/other.webp' }} alt="Vise" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/other.webp');
});

it('notices an image that failed before the page came alive', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('broken'));
  const { container } = render(<Picture sources={{ src: '/gone.webp' }} alt="Vise" />);
  await expect.poll(() => container.querySelector('img')).toBeNull();
});

it('stays silent about a picture that only decorates', () => {
  render(<Picture sources={null} alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
});
