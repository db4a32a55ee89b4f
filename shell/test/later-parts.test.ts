// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import type { SlotName } from 'shared-contracts/slots';
import { createLaterParts } from '../src/remotes/later-parts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

const PARTS = ['account.menu', 'cart.button', 'catalog.featured'] as const;

/** A document that shows the parts. */
function open({ signedIn = false } = {}) {
  document.body.innerHTML = PARTS.map((name) => `<p data-slot="${name}"><b></b></p>`).join('');
  const changes = new Set<() => void>();
  const untilWanted = createLaterParts({
    page: document.body,
    session: {
      read: () => (signedIn ? { token: 't', user: { id: '1', name: 'Maria' } } : null),
    },
    onChange: (listener) => changes.add(listener),
  });
  const wanted = new Set<SlotName>();
  for (const name of PARTS) {
    const wait = untilWanted(name);
    if (wait) void wait.then(() => wanted.add(name));
    else wanted.add(name);
  }
  return {
    wanted: async () => {
      await new Promise((done) => setTimeout(done));
      return [...wanted];
    },
    untilWanted,
    change: () => changes.forEach((listener) => listener()),
  };
}

it('waits with the parts that the document shows, and with no other', async () => {
  const { wanted, untilWanted } = open();
  expect(await wanted()).toEqual([]);
  expect(untilWanted('cart.drawer')).toBeNull();
});

it.each([
  ['a session', () => undefined, ['account.menu', 'cart.button'], { signedIn: true }],
  ['a cart', () => localStorage.setItem('cart', '{}'), ['cart.button'], {}],
  [
    'a goodbye to a customer',
    () => sessionStorage.setItem('draft:mfe-account:farewell', '"Goodbye"'),
    ['account.menu'],
    {},
  ],
])(
  'where the browser holds %s, the parts that show it come at once',
  async (_what, hold, parts, of) => {
    hold();
    expect(await open(of).wanted()).toEqual(parts);
  },
);

it('brings a part at its first touch, though React stops the event on the part', async () => {
  const { wanted } = open();
  document.body.addEventListener('pointerdown', (event) => event.stopPropagation(), {
    capture: true,
    once: true,
  });
  document
    .querySelector('[data-slot="cart.button"] b')
    ?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(await wanted()).toEqual(['cart.button']);
});

it('brings the cart that another tab has filled', async () => {
  const { wanted } = open();
  localStorage.setItem('cart', '{}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  expect(await wanted()).toEqual(['cart.button']);
});

it('brings all that is missing when the page is left', async () => {
  const { wanted, change } = open();
  change();
  expect(await wanted()).toEqual([...PARTS]);
});
