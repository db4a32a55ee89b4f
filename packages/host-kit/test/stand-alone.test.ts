// @vitest-environment happy-dom
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { runAlone } from '../src/stand-alone';

it('shows what a remote fills below a page, by a sample of what the shop passes', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, '', '/fragment/below.product');
  const Reviews = ({ product_id }: { product_id: string }) =>
    createElement('h2', null, `Reviews of product ${product_id}`);
  runAlone({
    name: 'mfe-reviews',
    paths: {},
    css: '',
    setup: () => ({
      pages: {},
      fragments: { 'below.product': { load: () => Promise.resolve(Reviews) } },
    }),
  });
  await vi.waitFor(() => {
    expect(document.querySelector('h2')?.textContent).toBe('Reviews of product 1');
  });
});
