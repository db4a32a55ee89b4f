/** What a scripted visit may press and type in, which calls it lets through, and in which browser. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserHere } from '../src/visits/open-browser';
import { mayPress, mayType, type Control } from '../src/visits/press-rule';
import { providerCall } from '../src/visits/provider-call';

const button: Control = {
  ...{ tag: 'button', type: 'button', opens: null, expanded: 'false', href: null },
  ...{ inForm: false, disabled: false, name: 'Menu' },
};

describe('what a visit presses', () => {
  it('is what opens a part of the page', () => {
    expect(mayPress(button)).toBe(true);
    expect(mayPress({ ...button, expanded: null, opens: 'dialog' })).toBe(true);
    expect(mayPress({ ...button, tag: 'summary', type: '', expanded: null })).toBe(true);
    expect(mayPress({ ...button, inForm: true })).toBe(true);
  });

  it.each([
    ['a button that says nothing of what it opens', { expanded: null }],
    ['what submits a form', { inForm: true, type: 'submit' }],
    ['a link', { tag: 'a', href: 'https://elsewhere.example' }],
    ['what is disabled', { disabled: true }],
    ['what buys', { name: 'Add to cart' }],
    ['what sends', { name: 'Send inquiry' }],
    ['what deletes', { name: 'Remove item' }],
    ['what ends a session', { name: 'Sign out' }],
  ])('is never %s', (_, more: Partial<Control>) => {
    expect(mayPress({ ...button, ...more })).toBe(false);
  });

  it('types where somebody searches, and in no other field', () => {
    const field = { type: 'search', role: null, disabled: false };
    expect(mayType(field)).toBe(true);
    expect(mayType({ ...field, type: 'text', role: 'combobox' })).toBe(true);
    expect(mayType({ ...field, type: 'email' })).toBe(false);
    expect(mayType({ ...field, type: 'number', role: 'combobox' })).toBe(false);
    expect(mayType({ ...field, disabled: true })).toBe(false);
  });
});

describe('a call', () => {
  it.each([
    ['GET', '/api/store/products/details/17', 'GET /api/store/products/details/{id}', false],
    ['POST', '/api/store/products', 'POST /api/store/products', false],
    ['POST', '/api/order', 'POST /api/order', true],
    ['POST', '/api/nowhere/17', 'POST /api/nowhere/{id}', true],
    ['DELETE', '/api/store/products', 'DELETE /api/store/products', true],
    ['HEAD', '/storage/drill.jpg', 'HEAD /storage/drill.jpg', false],
  ])('of %s %s has the shape %s', (method, path, shape, writes) => {
    expect(providerCall(method, path)).toEqual({ shape, writes });
  });
});

describe('the browser of a visit', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is one that is here: where there is none, it says how to get one', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    await expect(browserHere()).rejects.toThrow(
      'none is here; next: install one (Debian: apt-get install chromium), or name it by CHROMIUM_PATH',
    );
  });
});
