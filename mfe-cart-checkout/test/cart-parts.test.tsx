// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { safeStorage } from 'shared-contracts/storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddToCart } from '../src/add-to-cart/add-to-cart';
import { CartButton, cartLabel } from '../src/button/cart-button';
import { createGuestCart } from '../src/cart/guest-cart';
import { CartDrawer } from '../src/drawer/cart-drawer';
import { renderPart } from './render';
import { drill, grinder, makeHost, makeProvider, maria, product, welder } from './shop';

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

const guestHas = (...lines: (typeof drill)[]) => {
  createGuestCart(safeStorage(() => localStorage)).write(lines);
};

const item = {
  product_id: 'pA',
  variant_id: 'A',
  product_name: 'Hammer drill',
  variant_name: 'SDS-plus',
  brand_name: 'Kraftig',
  price: 150_000 as number | null,
  product_image: null,
  in_stock: true as boolean | null,
  default: true,
};

describe('the cart button', () => {
  it.each([
    [0, 'Cart is Empty'],
    [1, 'Cart, 1 item'],
    [3, 'Cart, 3 items'],
  ])('of %i units is called %s', (units, name) => {
    expect(cartLabel(units)).toBe(name);
  });

  it('counts the units and opens the cart', async () => {
    guestHas({ ...drill, quantity: 2 }, grinder);
    const shop = makeHost(makeProvider());
    const { user } = renderPart(shop.host, CartButton, {});
    const button = await screen.findByRole('button', { name: 'Cart, 3 items' });
    expect(button.textContent).toBe('3');
    await user.click(button);
    expect(shop.opened()).toBe(1);
    expect(shop.factsOf('cart:changed')).toEqual([{ units: 3 }]);
  });
});

describe('the cart drawer', () => {
  const drawer = (provider = makeProvider(), session: typeof maria | null = null) => {
    const shop = makeHost(provider, session);
    const onClose = vi.fn();
    return { ...shop, onClose, ...renderPart(shop.host, CartDrawer, { open: true, onClose }) };
  };

  it('says that it is empty', async () => {
    drawer();
    expect(await screen.findByText('No products added.')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Cart' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Checkout' }).hasAttribute('disabled')).toBe(true);
  });

  it('shows a line with its product, variant, brand and price, and a guest the way to sign in', async () => {
    guestHas({ ...drill, quantity: 2 });
    drawer();
    const link = await screen.findByRole('link', { name: 'Hammer drill' });
    expect(link.getAttribute('href')).toBe('/products/A');
    expect(screen.getByText('Standard')).toBeTruthy();
    expect(screen.getByText('Kraftig')).toBeTruthy();
    expect(screen.getAllByText('₱3,000.00')).toHaveLength(2);
    expect(screen.getByText('VAT and Shipping cost are calculated at checkout.')).toBeTruthy();
    expect(screen.getByText('Please log in to proceed to checkout.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Checkout' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  });

  it('leads a customer to checkout', async () => {
    const { user, router, onClose } = drawer(makeProvider({ A: 1 }), maria);
    await user.click(await screen.findByRole('link', { name: 'Checkout' }));
    expect(onClose).toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/checkout');
  });

  it('counts all of a very long cart, and shows it a portion at a time', async () => {
    const long = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`v${at}`, 2]));
    const { user } = drawer(makeProvider(long), maria);
    const rows = () => document.querySelector('[aria-label="Items in your cart"]')?.children;
    expect(await screen.findByText('60 of 5,000 shown')).toBeTruthy();
    expect(rows()).toHaveLength(60);
    // 5,000 lines of two at 100 pesos.
    expect(screen.getByText('₱1,000,000.00')).toBeTruthy();
    await user.click(screen.getByText('Show more'));
    expect(rows()).toHaveLength(120);
  });

  it('raises, lowers, and removes at one', async () => {
    guestHas(drill);
    const { user } = drawer();
    await user.click(await screen.findByRole('button', { name: /^Increase quantity/ }));
    expect(screen.getAllByText('₱3,000.00')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /^Decrease quantity/ }));
    await user.click(screen.getByRole('button', { name: /^Decrease quantity/ }));
    expect(screen.getByText('No products added.')).toBeTruthy();
  });

  it('takes a typed quantity', async () => {
    const provider = makeProvider({ A: 1 });
    const { user } = drawer(provider, maria);
    const field = await screen.findByRole('spinbutton', { name: 'Quantity of Hammer drill' });
    await user.clear(field);
    await user.type(field, '12{Enter}');
    await waitFor(() => {
      expect(provider.held()).toEqual({ A: 12 });
    });
    expect(provider.updates()).toHaveLength(1);
  });

  it('brings a removed line back', async () => {
    guestHas({ ...drill, quantity: 3 }, grinder);
    const { user } = drawer();
    await user.click(await screen.findByRole('button', { name: 'Remove Hammer drill' }));
    expect(screen.queryByRole('link', { name: 'Hammer drill' })).toBeNull();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    expect(screen.getByRole('link', { name: 'Hammer drill' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByRole('spinbutton', { name: /Hammer/ }).getAttribute('aria-valuenow')).toBe(
      '3',
    );
  });

  it('puts a refused change back and says why', async () => {
    const provider = makeProvider({ A: 1 });
    const { user, toasts } = drawer(provider, maria);
    const more = await screen.findByRole('button', { name: /^Increase quantity/ });
    provider.mishaps.push({ kind: 'refused', status: 409, message: 'Only 1 left in stock.' });
    await user.click(more);
    await waitFor(() => {
      expect(toasts).toEqual([{ tone: 'danger', text: 'Only 1 left in stock.' }]);
    });
    expect(screen.getByRole('spinbutton').getAttribute('aria-valuenow')).toBe('1');
  });

  it('says which of a guest’s lines is out of stock, gone, or another price by now', async () => {
    guestHas(drill, grinder, welder);
    const provider = makeProvider();
    provider.products.set('pA', product('A', { price: 1600 }));
    provider.products.set('pB', product('B', { price: 999.5, in_stock: false }));
    drawer(provider);
    expect(await screen.findByText('Price changed from ₱1,500.00 to ₱1,600.00 each.')).toBeTruthy();
    expect(await screen.findByText('Out of Stock')).toBeTruthy();
    expect(await screen.findByText('No longer available')).toBeTruthy();
    expect(screen.getByText('₱14,599.50')).toBeTruthy();
  });

  it('says in a customer’s line that its price has changed, also after a reload', async () => {
    const provider = makeProvider({ A: 2 });
    const first = drawer(provider, maria);
    await screen.findByRole('link', { name: 'Hammer drill' });
    expect(screen.queryByText(/^Price changed/)).toBeNull();
    first.unmount();
    provider.prices.set('A', 160_000);
    drawer(provider, maria);
    expect(await screen.findByText('Price changed from ₱1,500.00 to ₱1,600.00 each.')).toBeTruthy();
  });

  it('says a change once, by one live region', async () => {
    guestHas(drill, grinder);
    const { user, container } = drawer();
    await user.click(await screen.findByRole('button', { name: /^Increase .* Hammer drill/ }));
    const live = [...container.ownerDocument.querySelectorAll('[role=status],[aria-live]')];
    expect(live.map((region) => region.textContent)).toEqual([
      '2 of Hammer drill. Subtotal ₱3,999.50.',
    ]);
  });

  it('shows what could not be moved at sign-in, with Retry', async () => {
    guestHas(drill);
    const provider = makeProvider({ B: 1 });
    provider.mishaps.push({
      kind: 'refused',
      status: 409,
      message: 'This item is out of stock.',
      to: 'updateItemsInCart',
    });
    const { user } = drawer(provider, maria);
    const section = await screen.findByRole('region', { name: 'Items from before you signed in' });
    await within(section).findByText('This item is out of stock.');
    await user.click(within(section).getByRole('button', { name: 'Retry' }));
    await waitFor(() => {
      expect(provider.held()).toEqual({ B: 1, A: 1 });
    });
    expect(screen.queryByRole('region', { name: /before you signed in/ })).toBeNull();
  });

  it('offers Retry when the cart could not be read', async () => {
    const provider = makeProvider({ A: 1 });
    provider.mishaps.push({ kind: 'offline' });
    const { user } = drawer(provider, maria);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Hammer drill' })).toBeTruthy();
  });
});

describe('Add to cart', () => {
  it('adds as many as asked for and says so', async () => {
    const shop = makeHost(makeProvider());
    const { user } = renderPart(shop.host, AddToCart, item);
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(shop.toasts).toEqual([{ tone: 'success', text: 'Item has been added to cart!' }]);
    expect(shop.factsOf('cart:changed')).toEqual([{ units: 2 }]);
    await user.click(screen.getByRole('button', { name: 'View cart' }));
    expect(shop.opened()).toBe(1);
  });

  it("says the server's words to a customer", async () => {
    const provider = makeProvider();
    const shop = makeHost(
      {
        send: async (request, options) => {
          const answer = await provider.send(request, options);
          return { ...(answer as object), message: 'One drill, coming up.' };
        },
      },
      maria,
    );
    const { user } = renderPart(shop.host, AddToCart, item);
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => {
      expect(shop.toasts).toEqual([{ tone: 'success', text: 'One drill, coming up.' }]);
    });
    expect(provider.updates()[0]?.body).toEqual({
      product_id: 'pA',
      variant_id: 'A',
      type: 'add',
      user_id: '7',
      default: true,
      product_image: null,
    });
    expect(provider.updates()[0]?.key).toBeTruthy();
  });

  it('says that it failed, and why where the server said', async () => {
    const provider = makeProvider();
    const shop = makeHost(provider, maria);
    const { user } = renderPart(shop.host, AddToCart, item);
    provider.mishaps.push({
      kind: 'refused',
      status: 409,
      message: 'Only 2 left in stock.',
      to: 'updateItemsInCart',
    });
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByText('Only 2 left in stock.')).toBeTruthy();
    expect(shop.toasts).toEqual([{ tone: 'danger', text: 'Failed to add product to cart.' }]);
  });

  it('is locked while it is adding', async () => {
    const provider = makeProvider();
    const shop = makeHost(provider, maria);
    const { user } = renderPart(shop.host, AddToCart, item);
    let open: (value?: unknown) => void = () => undefined;
    provider.gate = new Promise((resolve) => (open = resolve));
    const button = screen.getByRole('button', { name: 'Add to cart' });
    await user.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await user.click(button);
    open();
    await waitFor(() => {
      expect(provider.held()).toEqual({ A: 1 });
    });
  });

  it('is not there for a price upon inquiry', () => {
    const shop = makeHost(makeProvider());
    renderPart(shop.host, AddToCart, { ...item, price: null });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says Out of Stock only where that is known', () => {
    const shop = makeHost(makeProvider());
    const first = renderPart(shop.host, AddToCart, { ...item, in_stock: false });
    expect(screen.getByRole('button', { name: 'Out of Stock' }).hasAttribute('disabled')).toBe(
      true,
    );
    first.unmount();
    renderPart(shop.host, AddToCart, { ...item, in_stock: null });
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeTruthy();
  });
});
