// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AddToCart } from '../src/add-to-cart/add-to-cart';
import { cutter, drill, openProvider } from './reference-shop';
import { renderPart } from './render';
import { makeHost } from './shop';

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

const item = {
  product_id: drill.product_id,
  variant_id: drill.variant_id,
  product_name: 'Hammer drill',
  variant_name: 'SDS-plus',
  brand_name: 'Kraftig',
  price: 150_000 as number | null,
  product_image: null,
  in_stock: true as boolean | null,
  default: true,
};

describe('Add to cart', () => {
  it('adds as many as asked for and says so', async () => {
    const shop = makeHost(await openProvider());
    const { user } = renderPart(shop.host, AddToCart, item);
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(shop.toasts).toEqual([{ tone: 'success', text: 'Item has been added to cart!' }]);
    expect(shop.factsOf('cart:changed')).toEqual([{ units: 2 }]);
    await user.click(screen.getByRole('button', { name: 'View cart' }));
    expect(shop.opened()).toBe(1);
  });

  it('reads out how many were added, and says it on a button without a quantity', async () => {
    const shop = makeHost(await openProvider());
    const sold = { ...item, layout: 'compact' as const, minimum_order: 10, order_step: 5 };
    const { user } = renderPart(shop.host, AddToCart, sold);
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    await user.click(screen.getByRole('button', { name: 'Add 10 to cart' }));
    await waitFor(() => {
      expect(status.textContent).toContain('10 added.');
    });
    expect(shop.factsOf('cart:changed')).toEqual([{ units: 10 }]);
  });

  it("says the server's words to a customer", async () => {
    const provider = await openProvider();
    const shop = makeHost(
      {
        send: async (request, options) => {
          const answer = await provider.send(request, options);
          return { ...(answer as object), message: 'One drill, coming up.' };
        },
      },
      provider.maria,
    );
    const { user } = renderPart(shop.host, AddToCart, item);
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => {
      expect(shop.toasts).toEqual([{ tone: 'success', text: 'One drill, coming up.' }]);
    });
    expect(provider.updates()[0]?.body).toEqual({
      product_id: drill.product_id,
      variant_id: drill.variant_id,
      type: 'add',
      user_id: provider.maria.user.id,
      default: true,
      product_image: null,
    });
    expect(provider.updates()[0]?.key).toBeTruthy();
  });

  it('says that it failed, and why where the server said', async () => {
    const provider = await openProvider({ cutter: 5 });
    const shop = makeHost(provider, provider.maria);
    const { product_id, variant_id, product_name } = cutter;
    const { user } = renderPart(shop.host, AddToCart, {
      ...item,
      product_id,
      variant_id,
      product_name,
      price: cutter.product_price,
    });
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByText('Only 5 left in stock.')).toBeTruthy();
    expect(shop.toasts).toEqual([{ tone: 'danger', text: 'Failed to add product to cart.' }]);
  });

  it('refuses a guest what is sold otherwise, in the words that a customer reads', async () => {
    const shop = makeHost(await openProvider());
    const sold = { ...item, minimum_order: 10, order_step: 5 };
    // It was added before the catalogue said how it is sold.
    await renderPart(shop.host, AddToCart, item).user.click(
      screen.getByRole('button', { name: 'Add to cart' }),
    );
    cleanup();
    const { user } = renderPart(shop.host, AddToCart, sold);
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    await screen.findByText('Minimum order 10, in steps of 5: 11 can not be ordered.');
    expect(shop.factsOf('cart:changed')).toEqual([{ units: 1 }]);
  });

  it('is locked while it is adding', async () => {
    const provider = await openProvider();
    const shop = makeHost(provider, provider.maria);
    const { user } = renderPart(shop.host, AddToCart, item);
    let open: (value?: unknown) => void = () => undefined;
    provider.gate = new Promise((resolve) => (open = resolve));
    const button = screen.getByRole('button', { name: 'Add to cart' });
    await user.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await user.click(button);
    open();
    await waitFor(async () => {
      expect(await provider.held()).toEqual({ drill: 1 });
    });
  });

  it('is not there for a price upon inquiry', async () => {
    const shop = makeHost(await openProvider());
    renderPart(shop.host, AddToCart, { ...item, price: null });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says Out of Stock only where that is known', async () => {
    const shop = makeHost(await openProvider());
    const first = renderPart(shop.host, AddToCart, { ...item, in_stock: false });
    expect(screen.getByRole('button', { name: 'Out of Stock' }).hasAttribute('disabled')).toBe(
      true,
    );
    first.unmount();
    renderPart(shop.host, AddToCart, { ...item, in_stock: null });
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeTruthy();
  });
});
