// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Suspense, use } from 'react';
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

it('gives its sources to an image that is shown, and to none that was made for nothing', async () => {
  const made: HTMLImageElement[] = [];
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name);
    if (element instanceof HTMLImageElement) made.push(element);
    return element;
  });
  const sources = { src: '/vise.webp', srcSet: '/vise.webp 480w, /big.webp 960w', sizes: '9rem' };
  let arrive = () => undefined as void;
  const coming = new Promise<void>((done) => {
    arrive = done;
  });
  function Late() {
    use(coming);
    return <p>all here</p>;
  }
  await act(async () => {
    render(
      <Suspense fallback="wait">
        <Picture sources={sources} alt="Vise" />
        <Late />
      </Suspense>,
    );
    await Promise.resolve();
  });
  expect(made.length).toBeGreaterThan(0);
  expect(made.filter((image) => image.hasAttribute('srcset'))).toEqual([]);
  await act(async () => {
    arrive();
    await coming;
  });
  const shown = screen.getByRole('img', { name: 'Vise' });
  expect(['src', 'srcset', 'sizes'].map((name) => shown.getAttribute(name))).toEqual([
    sources.src,
    sources.srcSet,
    sources.sizes,
  ]);
  expect(made.filter((image) => image !== shown && image.hasAttribute('srcset'))).toEqual([]);
});
