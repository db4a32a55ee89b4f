/** What a release's contract says that it writes to the browser's storage and reads from it. */
import ts from 'typescript';
import { expect, it } from 'vitest';
import { useOfStorage } from '../contract/use-of-storage.mjs';

const useOf = (...texts: string[]) =>
  useOfStorage({
    root: '/shop',
    files: texts.map((text, at) =>
      ts.createSourceFile(`/shop/part-${at}.ts`, text, ts.ScriptTarget.Latest),
    ),
  });

it('is told by the names of the functions that it imports, whatever it calls them', () => {
  expect(
    useOf(
      "import { writeAskedLines } from 'shared-contracts/storage-keys/asked-lines';",
      "import { readGuestCart as kept } from 'shared-contracts/storage-keys/guest-cart';",
      "import { holdsGuestCart } from 'shared-contracts/storage-keys/guest-cart-held';",
      "import { writeAskedLines as hand } from 'shared-contracts/storage-keys/asked-lines';",
    ),
  ).toEqual({ writes: ['asked-lines'], reads: ['guest-cart'], holds: ['guest-cart'] });
});

it('is nothing of types, of other functions, and of other modules', () => {
  expect(
    useOf(
      "import type { writeAskedLines } from 'shared-contracts/storage-keys/asked-lines';",
      "import { type AskedLine, isGuestCart } from 'shared-contracts/storage-keys/asked-lines';",
      "import { readJson } from 'shared-contracts/storage';",
    ),
  ).toEqual({ writes: [], reads: [], holds: [] });
});

it.each([
  "import * as cart from 'shared-contracts/storage-keys/guest-cart';",
  "export * from 'shared-contracts/storage-keys/guest-cart';",
  "import { GUEST_CART_KEY } from 'shared-contracts/storage-keys/guest-cart-held';",
])('fails the build, with the file, where it is hidden: %s', (text) => {
  expect(() => useOf(text)).toThrow(
    'part-0.ts: storage-keys/guest-cart is touched by its functions',
  );
});

it.each([
  "localStorage.getItem('cart');",
  "safeStorage(() => window.localStorage).write('cart', '1');",
  'area.removeItem(`cart`);',
])('fails the build, with the file and the functions, where a key is named: %s', (text) => {
  const file = ts.createSourceFile('/shop/part.ts', text, ts.ScriptTarget.Latest);
  const keys = { 'guest-cart': { key: 'cart' } };
  expect(() => useOfStorage({ root: '/shop', files: [file] }, keys)).toThrow(
    "part.ts: the storage's cart is handed over; it is touched by the functions of storage-keys/guest-cart",
  );
});
