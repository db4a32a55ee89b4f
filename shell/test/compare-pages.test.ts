import { describe, expect, it } from 'vitest';
import { pageDifferences, type Rendering } from '../server/shadows/compare-pages';

const rendering = (html: string, more: Partial<Rendering> = {}): Rendering => ({
  status: 200,
  head: { title: 'Drills', tags: [], canonical: 'https://shop.example/drills', jsonLd: [] },
  body: { html, links: '', styles: [], slots: [] },
  calls: [{ method: 'GET', url: '/api/products/1' }],
  took: 20,
  ...more,
});

const says = (live: string, shadow: string) =>
  pageDifferences(rendering(live), rendering(shadow))?.map((each) => each.says);

describe('two renderings of a page', () => {
  it('are the same with other class names, ids, nonces, markers and white space', () => {
    expect(
      says(
        '<div class="css-1a" id=":r1:"><style nonce="a">.x{}</style><p>₱ <!-- -->120.00</p></div>',
        '<div class="css-9z" id=":r7:"><style nonce="b">.y{}</style>\n <p>₱ 120.00<!----></p></div>',
      ),
    ).toEqual([]);
  });

  it.each([
    ['<h1>Drills</h1><p>x</p>', '<p>x</p>', 'a heading is gone: h1 "Drills"'],
    ['<a href="/cart">c</a>', '<a>c</a>', 'a link is gone: /cart'],
    ['<button>Add to cart</button>', '', 'a button is gone: Add to cart'],
    ['', '<button aria-label="Close">x</button>', 'a button is new: Close'],
    ['<input type="search" name="q">', '<p></p>', 'a field is gone: search q'],
    ['<img alt="A drill">', '<img alt="">', 'a picture is gone: A drill'],
    ['<nav aria-label="Main"></nav>', '<div></div>', 'a role is gone: nav Main'],
    ['<p>₱ <!-- -->120.00</p>', '<p>₱ 210.00</p>', 'text changed: ₱ 120.00 → ₱ 210.00'],
    ['<p>one</p><p>two</p>', '<p>two</p><p>one</p>', 'the order changed: one → two'],
    ['<ul><li></li></ul>', '<ul></ul>', 'the structure changed, <li>: 1 → 0'],
  ])('%s and %s differ in words', (live, shadow, said) => {
    expect(says(live, shadow)?.[0]).toBe(said);
  });

  it('say of a button that it can no longer be pressed', () => {
    expect(says('<button>Buy</button>', '<button disabled="">Buy</button>')).toEqual([
      'a button is gone: Buy',
      'a button is new: Buy (disabled)',
    ]);
  });

  it('tell of a changed heading once, and not as a text again', () => {
    expect(says('<h1>Drills</h1>', '<h1>Saws</h1>')).toEqual([
      'a heading is gone: h1 "Drills"',
      'a heading is new: h1 "Saws"',
    ]);
  });

  it('keep both texts, cut to 200 characters, and no markup', () => {
    const [first] =
      pageDifferences(rendering(`<p>${'a'.repeat(300)}</p>`), rendering('<p>b</p>')) ?? [];
    expect(first?.live).toHaveLength(200);
    expect(first?.shadow).toBe('b');
  });

  it('differ in head, status, calls and time too', () => {
    const live = rendering('<p>x</p>');
    const shadow = rendering('<p>x</p>', {
      status: 404,
      head: { title: 'Saws', tags: [], canonical: null, jsonLd: [{ '@type': 'Product' }] },
      calls: [...live.calls, { method: 'GET', url: '/api/brands' }],
      took: 240,
    });
    expect(pageDifferences(live, shadow)?.map((each) => each.says)).toEqual([
      'the status changed: 200 → 404',
      'title changed: Drills → Saws',
      'canonical link changed: https://shop.example/drills → none',
      'structured data changed: [] → [{"@type":"Product"}]',
      'one call more: GET /api/brands',
      'takes 12.0 times as long',
    ]);
  });

  it('take no longer where it is a few milliseconds, which is noise', () => {
    expect(pageDifferences(rendering('', { took: 4 }), rendering('', { took: 40 }))).toEqual([]);
  });

  it('say that a page is no longer rendered', () => {
    const [first] = pageDifferences(rendering('<p>x</p>'), rendering('', { body: null })) ?? [];
    expect(first?.says).toBe('the page is not rendered: rendered → by the browser');
  });

  it('are not compared where one is hostile: too deep, too many elements, too long', () => {
    const live = rendering('<p>x</p>');
    const began = performance.now();
    for (const html of ['<div>'.repeat(150_000), '<p></p>'.repeat(100_000), 'x'.repeat(2e6)]) {
      expect(pageDifferences(live, rendering(html))).toBeNull();
    }
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
