// @vitest-environment jsdom
import { faultsIn } from 'tooling/hostile/faults-in';
import { hostileTexts } from 'tooling/hostile/hostile-html';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { createSanitiser } from '../src/sanitise';

const sanitise = createSanitiser(window);
const clean = (html: string) => String(sanitise(html).html);
const { origin } = window.location;

// For `:focus` and `:hover` each document that jsdom makes listens to this window for good: a thousand take ten
// seconds, and nothing here is pointed at.
beforeEach(() => {
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockReturnValue();
});

/**
 * Parses the HTML as a page and as a fragment, because each of the two drops elements that the
 * other keeps.
 */
function faultsOf(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const box = page.createElement('div');
  box.innerHTML = html;
  const frame = ['element HTML', 'element HEAD', 'element BODY'];
  return [
    ...faultsIn(page, origin).filter((fault) => !frame.includes(fault)),
    ...faultsIn(box, origin),
  ];
}

test('an article keeps what it is made of', () => {
  const article = [
    '<h2>Sizing</h2>',
    '<p lang="fil">Mga <strong>2 kVA</strong>, <em>5.5 mm<sup>2</sup></em>, H<sub>2</sub>O.<br>Next.</p>',
    '<ol start="3"><li>One<ul><li>Inner</li></ul></li></ol>',
    '<dl><dt>Torque</dt><dd>26 Nm</dd></dl>',
    '<table><caption>Bolts</caption><colgroup><col span="2"></colgroup><thead><tr><th scope="col">Size</th></tr></thead><tbody><tr><td colspan="2" rowspan="1">M8</td></tr></tbody></table>',
    '<blockquote><p>Measure <q>twice</q>.</p></blockquote>',
    '<pre><code>a &lt; b</code></pre><hr>',
    '<details open=""><summary>More</summary><p>Words</p></details>',
  ].join('');
  expect(clean(article)).toBe(article);
});

describe('a picture', () => {
  it.each([
    ['/storage/blogs/a.png?w=480', '/storage/blogs/a.png?w=480'],
    [`${origin}/storage/a.png`, '/storage/a.png'],
    ['storage/a.png', '/storage/a.png'],
  ])('of the shop at %s is shown from %s, when it comes into sight', (src, shown) => {
    expect(clean(`<img src="${src}" alt="A disc" width="4" height="3">`)).toBe(
      `<img src="${shown}" alt="A disc" width="4" height="3" loading="lazy" decoding="async">`,
    );
  });

  it.each([
    'https://elsewhere.example/a.png',
    '//elsewhere.example/storage/a.png',
    '/\\elsewhere.example/storage/a.png',
    '/storage/../api/blogs',
    '/storage/%2e%2e/api/blogs',
    '/api/blogs',
    'data:image/png;base64,AA==',
    'https://',
    '',
  ])('from %j is left out', (src) => {
    expect(clean(`<p>Before <img src="${src}"> after</p>`)).toBe('<p>Before  after</p>');
  });
});

describe('a link', () => {
  it.each([
    ['/store?sort=az#top', '/store?sort=az#top'],
    [`${origin}/blogs/2`, '/blogs/2'],
    ['blogs/2', '/blogs/2'],
    ['mailto:sales@shop.example', 'mailto:sales@shop.example'],
    ['tel:+63285550142', 'tel:+63285550142'],
  ])('to %s leads to %s in the same tab', (href, led) => {
    expect(clean(`<a href="${href}" target="_top">x</a>`)).toBe(`<a href="${led}">x</a>`);
  });

  it.each([
    ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
    ['//elsewhere.example', 'https://elsewhere.example/'],
    ['/\\elsewhere.example', 'https://elsewhere.example/'],
  ])('to %s opens beside the shop, and tells nobody where it comes from', (href, led) => {
    const here = led.replace('https:', href.startsWith('https') ? 'https:' : location.protocol);
    const made = document.createElement('div');
    made.innerHTML = clean(`<a href="${href}" rel="opener">x</a>`);
    const link = made.querySelector('a');
    expect(link?.getAttribute('href')).toBe(here);
    expect(link?.rel).toBe('noopener noreferrer nofollow');
    expect(link?.target).toBe('_blank');
  });

  it.each(['javascript:a()', 'ftp://elsewhere.example', 'data:text/html,a', 'https://', '//['])(
    'to %s stays as its words',
    (href) => {
      expect(clean(`<a href="${href}">x</a>`)).toBe('<a>x</a>');
    },
  );
});

test('a title inside an article stands below the page’s own', () => {
  expect(clean('<h1>Care</h1>')).toBe('<h1 aria-level="2">Care</h1>');
});

const kinds = [...new Set(hostileTexts.map(({ kind }) => kind))];

test('there are at least 500 hostile texts, all different, of every kind', () => {
  expect(new Set(hostileTexts.map(({ html }) => html)).size).toBe(hostileTexts.length);
  expect(hostileTexts.length).toBeGreaterThan(500);
  expect(kinds).toHaveLength(12);
});

const ofKind = (kind: string) => hostileTexts.filter((text) => text.kind === kind);

test.each(kinds)('all %s would harm as they are', (kind) => {
  expect(ofKind(kind).filter(({ html }) => faultsOf(html).length === 0)).toEqual([]);
});

test.each(kinds)('no %s harm after the sanitiser, nor when what it left is read again', (kind) => {
  const harmful = ofKind(kind).flatMap(({ html }) => {
    const left = clean(`<p>Before</p>${html}`);
    const once = document.createElement('div');
    once.innerHTML = left;
    const again = document.createElement('div');
    again.innerHTML = once.innerHTML;
    const faults = [...faultsIn(once, origin), ...faultsIn(again, origin)];
    if (again.querySelector('p')?.textContent !== 'Before')
      faults.push('lost what stood before it');
    return faults.length > 0 ? [{ html, left, faults }] : [];
  });
  expect(harmful).toEqual([]);
});

test('words about styles stay as they are', () => {
  const words = '<p>Set style = "bold", once = true; <code>on x=1</code>.</p>';
  expect(clean(words)).toBe(words);
});
