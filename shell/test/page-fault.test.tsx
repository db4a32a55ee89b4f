// @vitest-environment happy-dom
/** What stands in the place of a page that failed. */
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PageFault } from '../src/remotes/page-fault';

const shown = () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(
    <MemoryRouter>
      <PageFault label="the store" pending={false} onRetry={() => undefined} />
    </MemoryRouter>,
  );
  return box;
};

describe('a page that failed', () => {
  it('says which it is, with two ways on', () => {
    const box = shown();
    expect(box.textContent).toContain('This page (the store) is not available right now.');
    expect(box.querySelector('button')?.textContent).toBe('Retry');
    expect(box.querySelector('a')?.getAttribute('href')).toBe('/store');
    expect(box.querySelector('.drawn')).not.toBeNull();
  });
});
