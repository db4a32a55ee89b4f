// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { addLine } from '../src/cart/change-cart';
import { cartOf } from '../src/cart/use-cart';
import { CartDrawer } from '../src/drawer/cart-drawer';
import { drill, openProvider } from './reference-shop';
import { renderPart } from './render';
import { makeHost } from './shop';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('brings a guest’s lines along out of another app’s browser, also where nothing is stored', async () => {
  const agent = 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36 [FB_IAB/Orca-Android;]';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  vi.stubGlobal('localStorage', null);
  const shop = makeHost(await openProvider(), null);
  await addLine(cartOf(shop.host), drill, 2);
  renderPart(shop.host, CartDrawer, { open: true, onClose: vi.fn() });
  const way = await screen.findByRole('link', { name: 'Open in your browser' });
  expect(way.getAttribute('href')).toContain(`/cart/shared?lines=${drill.variant_id}:2#Intent;`);
  expect(screen.getByText(/^This browser can’t store your cart/)).toBeDefined();
});
