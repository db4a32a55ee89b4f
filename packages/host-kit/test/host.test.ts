// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { shopConfig } from '../src/shop-config';
import { createBrowserHost } from '../src/host';

it('gives a remote the same host each time, by which it finds its state, and each its own', () => {
  const report = vi.fn();
  const nothing = () => undefined;
  const { hostFor } = createBrowserHost({
    config: shopConfig,
    flags: ['catalog.price-steps'],
    nonce: '',
    Slot: () => null,
    notify: nothing,
    openInquiry: nothing,
    openSearch: nothing,
    openCart: nothing,
    report,
    onSessionEnd: nothing,
  });
  const search = hostFor('mfe-search');
  expect(hostFor('mfe-search')).toBe(search);
  expect(hostFor('mfe-cart-checkout')).not.toBe(search);
  expect(search.flags).toEqual(['catalog.price-steps']);
  search.report({ kind: 'error', message: 'lost', part: 'search' });
  expect(report).toHaveBeenCalledWith({
    kind: 'error',
    message: 'lost',
    part: 'mfe-search/search',
  });
});
