// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { readAskedLines } from 'shared-contracts/storage-keys/asked-lines';
import { safeStorage } from 'shared-contracts/storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CartButton, cartLabel } from '../src/button/cart-button';
import { createGuestCart } from '../src/cart/guest-cart';
import { PickupPlace } from '../src/checkout/pickup-place';
import { CartDrawer } from '../src/drawer/cart-drawer';
import { sellAt } from './priced-product';
import { drill, grinder, openProvider, wrench, type Provider } from './reference-shop';
import { renderPart } from './render';
import { line, makeHost } from './shop';

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

const guestHas = (...lines: (typeof drill)[]) => {
  createGuestCart(safeStorage(() => localStorage)).write(lines);
};

it('is picked up at the main office, or where staff have set it', async () => {
  const { host } = makeHost(await openProvider());
  const said = (pickup?: string) => {
    renderPart({ ...host, config: { ...host.config, pickup } }, PickupPlace, {});
    const words = screen.getByText(/^Pickup at /).textContent;
    cleanup();
    return words;
  };
  expect(said()).toMatch(/^Pickup at 1 Main Street, Caloocan City, Metro Manila, \d+\. /);
  expect(said('Gate 2, 5 Pier Road')).toMatch(/^Pickup at Gate 2, 5 Pier Road\. /);
});

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
    const shop = makeHost(await openProvider());
    const { user } = renderPart(shop.host, CartButton, {});
    const button = await screen.findByRole('button', { name: 'Cart, 3 items' });
    expect(button.textContent).toBe('3');
    await user.click(button);
    expect(shop.opened()).toBe(1);
    expect(shop.factsOf('cart:changed')).toEqual([{ units: 3 }]);
  });
});

describe('the cart drawer', () => {
  function openDrawer(provider: Provider, session: Provider['maria'] | null) {
    const shop = makeHost(provider, session);
    const onClose = vi.fn();
    return { ...shop, onClose, ...renderPart(shop.host, CartDrawer, { open: true, onClose }) };
  }
  const ofGuest = async () => openDrawer(await openProvider(), null);
  const ofCustomer = (provider: Provider) => openDrawer(provider, provider.maria);

  it('says that it is empty', async () => {
    await ofGuest();
    expect(await screen.findByText('No products added.')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Cart' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Checkout' }).hasAttribute('disabled')).toBe(true);
  });

  it('shows a line with its model number, product, variant, brand, price of one and of all, and a guest the way to sign in', async () => {
    guestHas({ ...drill, quantity: 2 });
    await ofGuest();
    const link = await screen.findByRole('link', { name: 'Hammer drill' });
    expect(link.getAttribute('href')).toBe(`/products/${drill.variant_id}`);
    expect(screen.getByText('Standard')).toBeTruthy();
    expect(screen.getByText('Kraftig')).toBeTruthy();
    expect(screen.getAllByText('₱3,000.00')).toHaveLength(2);
    expect(screen.getByText('₱1,500.00 each')).toBeTruthy();
    const model = await screen.findByText('KR-26');
    expect(model.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByText('VAT and Shipping cost are calculated at checkout.')).toBeTruthy();
    expect(screen.getByText('Please log in to proceed to checkout.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Checkout' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  });

  it('says what one cost before, then what it is for', async () => {
    guestHas({ ...drill, quantity: 2, was_price: 200_000, unit: 'set' });
    await ofGuest();
    const former = await screen.findByText('₱2,000.00');
    expect(former.parentElement?.textContent).toBe('₱1,500.00 was ₱2,000.00 per set');
  });

  it('leads a customer to checkout', async () => {
    const { user, router, onClose } = ofCustomer(await openProvider({ drill: 1 }));
    await user.click(await screen.findByRole('link', { name: 'Checkout' }));
    expect(onClose).toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/checkout');
  });

  it(
    'counts all of a very long cart, and shows it a portion at a time',
    { tags: 'long' },
    async () => {
      // As a provider answers that has no bound of its own.
      const data = Array.from({ length: 5_000 }, (_, at) =>
        line(`v${at}`, { product_price: 100, quantity: 2, status: 'available' }),
      );
      const provider = await openProvider();
      const { user } = ofCustomer({
        ...provider,
        send: (request, options) =>
          request.url.endsWith('fetchItemsAdded')
            ? Promise.resolve({ data })
            : provider.send(request, options),
      });
      const rows = () => document.querySelector('[aria-label="Items in your cart"]')?.children;
      expect(await screen.findByText('60 of 5,000 shown')).toBeTruthy();
      expect(rows()).toHaveLength(60);
      // 5,000 lines of two at 100 pesos.
      expect(screen.getByText('₱1,000,000.00')).toBeTruthy();
      await user.click(screen.getByText('Show more'));
      expect(rows()).toHaveLength(120);
    },
  );

  it('raises, lowers, and removes at one', async () => {
    guestHas(drill);
    const { user } = await ofGuest();
    await user.click(await screen.findByRole('button', { name: /^Increase quantity/ }));
    expect(screen.getAllByText('₱3,000.00')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /^Decrease quantity/ }));
    await user.click(screen.getByRole('button', { name: /^Decrease quantity/ }));
    expect(screen.getByText('No products added.')).toBeTruthy();
  });

  it('takes a typed quantity', async () => {
    const provider = await openProvider({ drill: 1 });
    const { user } = ofCustomer(provider);
    const field = await screen.findByRole('spinbutton', { name: 'Quantity of Hammer drill' });
    await user.clear(field);
    await user.type(field, '12{Enter}');
    await waitFor(async () => {
      expect(await provider.held()).toEqual({ drill: 12 });
    });
    expect(provider.updates()).toHaveLength(1);
  });

  it('brings a removed line back', async () => {
    guestHas({ ...drill, quantity: 3 }, grinder);
    const { user } = await ofGuest();
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

  describe('with a line that is sold out', () => {
    const pack = { label: 'Pack', wanted: '1 pc', offered: '2 pcs', is: 'differs' };
    async function takeGrinder(differences: object[] = [], asCustomer = false) {
      guestHas({ ...wrench, quantity: 2 }, drill);
      const stand = { ...grinder, price: 999.5, in_stock: true, verdict: 'equal', differences };
      const provider = await openProvider();
      const send: Provider['send'] = (request, options) => {
        if (request.url.includes(`/stand-ins?variant_id=${wrench.variant_id}`)) {
          return Promise.resolve({ stand_ins: [stand], ask: false });
        }
        // Nothing that is sold out can be put into a customer's cart, and it can become so there.
        return request.url.endsWith('fetchItemsAdded')
          ? Promise.resolve({ data: [{ ...wrench, quantity: 2, status: 'out_of_stock' }] })
          : provider.send(request, options);
      };
      if (asCustomer) localStorage.clear();
      const shop = openDrawer({ ...provider, send }, asCustomer ? provider.maria : null);
      const name = 'What can stand in for Torque wrench';
      await shop.user.click(await screen.findByRole('button', { name }));
      await shop.user.click(await screen.findByRole('button', { name: /^Take this instead/ }));
      return { ...shop, provider };
    }
    const heldLines = () =>
      createGuestCart(safeStorage(() => localStorage))
        .read()
        .map(({ product_name: name, quantity }) => [name, quantity]);

    it('replaces it by what can stand in, as many, and brings it back', async () => {
      const { user } = await takeGrinder();
      const words = 'Angle grinder is here instead of Torque wrench.';
      expect(await screen.findByText(words)).toBeTruthy();
      expect(heldLines()).toEqual([
        ['Hammer drill', 1],
        ['Angle grinder', 2],
      ]);
      const undo = screen.getByRole('button', { name: 'Undo' });
      await waitFor(() => {
        expect(document.activeElement).toBe(undo);
      });
      await user.click(undo);
      await waitFor(() => {
        expect(heldLines()).toEqual([
          ['Hammer drill', 1],
          ['Torque wrench', 2],
        ]);
      });
    });

    it('replaces it in a customer’s cart, to which it can’t be brought back', async () => {
      const { provider, toasts } = await takeGrinder([], true);
      const text = 'Angle grinder is in the cart instead of Torque wrench.';
      await waitFor(() => {
        expect(toasts).toEqual([{ tone: 'success', text }]);
      });
      expect(await provider.held()).toEqual({ grinder: 2 });
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    });

    it('asks how many where the pack differs, and changes nothing before', async () => {
      const { user } = await takeGrinder([pack]);
      const question = await screen.findByRole('group', { name: /^Quantity of Angle grinder/ });
      await waitFor(() => {
        expect(document.activeElement).toBe(question);
      });
      expect(heldLines()).toEqual([
        ['Torque wrench', 2],
        ['Hammer drill', 1],
      ]);
      await user.click(within(question).getByRole('button', { name: '2' }));
      await screen.findByRole('button', { name: 'Undo' });
      expect(heldLines()).toEqual([
        ['Hammer drill', 1],
        ['Angle grinder', 2],
      ]);
    });
  });

  it('is read again when a quotation was accepted, and says what it holds where one is asked for', async () => {
    const provider = await openProvider({ drill: 2 });
    const { user, host } = ofCustomer(provider);
    await screen.findByRole('spinbutton');
    await provider.put('drill', 3);
    host.events.tell('quotation:accepted', { number: 'QUO-1' });
    await waitFor(() => {
      expect(screen.getByRole('spinbutton').getAttribute('aria-valuenow')).toBe('3');
    });
    await user.click(screen.getByRole('link', { name: 'Ask for a quotation' }));
    expect(readAskedLines()).toMatchObject([{ quantity: 3, cart_units: 3 }]);
  });

  it('puts a refused change back and says why', async () => {
    const { user, toasts } = ofCustomer(await openProvider({ cutter: 5 }));
    const more = await screen.findByRole('button', { name: /^Increase quantity/ });
    await user.click(more);
    await waitFor(() => {
      expect(toasts).toEqual([{ tone: 'danger', text: 'Only 5 left in stock.' }]);
    });
    expect(screen.getByRole('spinbutton').getAttribute('aria-valuenow')).toBe('5');
  });

  it('says which of a guest’s lines is out of stock, gone, or another price by now', async () => {
    guestHas(
      { ...drill, product_price: 140_000 },
      wrench,
      line('999999998', { product_id: '999999999', product_price: 10_000 }),
    );
    await ofGuest();
    expect(await screen.findByText('Price changed from ₱1,400.00 to ₱1,500.00 each.')).toBeTruthy();
    expect(await screen.findByText('Out of Stock')).toBeTruthy();
    expect(await screen.findByText('No longer available')).toBeTruthy();
    expect(screen.getByText('₱5,800.00')).toBeTruthy();
    expect(screen.getByText('₱6,496.00 with VAT')).toBeTruthy();
  });

  it('says in a customer’s line that its price has changed, also after a reload', async () => {
    const hammer = await sellAt(1500);
    const provider = await openProvider();
    await provider.put(hammer.line, 2);
    const first = ofCustomer(provider);
    await screen.findByRole('link', { name: hammer.line.product_name });
    expect(screen.queryByText(/^Price changed/)).toBeNull();
    first.unmount();
    await hammer.sellAt(1600);
    ofCustomer(provider);
    expect(await screen.findByText('Price changed from ₱1,500.00 to ₱1,600.00 each.')).toBeTruthy();
  });

  it('says a change once, by one live region', async () => {
    guestHas(drill, grinder);
    const { user, container } = await ofGuest();
    await user.click(await screen.findByRole('button', { name: /^Increase .* Hammer drill/ }));
    const live = [...container.ownerDocument.querySelectorAll('[role=status],[aria-live]')];
    expect(live.map((region) => region.textContent)).toEqual([
      '2 of Hammer drill. Subtotal ₱3,999.50.',
    ]);
  });

  it('shows what could not be moved at sign-in, with Retry', async () => {
    guestHas(drill);
    const provider = await openProvider({ grinder: 1 });
    provider.mishaps.push({
      kind: 'refused',
      status: 409,
      message: 'This item is out of stock.',
      to: 'updateItemsInCart',
    });
    const { user } = ofCustomer(provider);
    const section = await screen.findByRole('region', { name: 'Items from before you signed in' });
    await within(section).findByText('This item is out of stock.');
    await user.click(within(section).getByRole('button', { name: 'Retry' }));
    await waitFor(async () => {
      expect(await provider.held()).toEqual({ grinder: 1, drill: 1 });
    });
    expect(screen.queryByRole('region', { name: /before you signed in/ })).toBeNull();
  });

  it('offers Retry when the cart could not be read', async () => {
    const provider = await openProvider({ drill: 1 });
    provider.mishaps.push({ kind: 'offline' });
    const { user } = ofCustomer(provider);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Hammer drill' })).toBeTruthy();
  });
});
