import { expect, it } from 'vitest';
import { readJson, safeStorage } from '../src/storage';

/** A storage area in memory, which refuses what the test says. */
function area(refuses: { write?: boolean } = {}): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem(key: string, value: string) {
      if (refuses.write) throw new DOMException('full', 'QuotaExceededError');
      held.set(key, value);
    },
    removeItem: (key: string) => void held.delete(key),
  } as Storage;
}

it('keeps what is written until it is removed', () => {
  const place = area();
  const storage = safeStorage(() => place);
  expect(storage.write('cart', '[]')).toBe(true);
  expect(storage.read('cart')).toBe('[]');
  storage.remove('cart');
  expect(storage.read('cart')).toBeNull();
});

it('says that a full area took nothing', () => {
  const place = area({ write: true });
  const storage = safeStorage(() => place);
  expect(storage.write('cart', '[]')).toBe(false);
  expect(storage.read('cart')).toBeNull();
});

it('is empty where the browser forbids storage', () => {
  const storage = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(storage.write('cart', '[]')).toBe(false);
  expect(storage.read('cart')).toBeNull();
  storage.remove('cart');
});

it.each([
  [null, null],
  ['{broken', null],
  ['[1]', [1]],
])('reads %j as JSON or as nothing', (text, value) => {
  expect(readJson(text)).toEqual(value);
});
