import { expect, it } from 'vitest';
import { plainLine } from '../src/domain/plain-text';
import { beginningOf } from '../src/domain/content/beginning';

const paragraph = (at: number) =>
  `<p>Paragraph <b>${at}</b> &amp; its text, ${'word '.repeat(20)}</p>`;
const article = `<style>${'p{color:red}'.repeat(50)}</style><!-- a note -->${Array.from(
  { length: 200 },
  (_, at) => paragraph(at),
).join('\n')}`;

it('gives an article’s HTML up to its first characters of text', () => {
  for (const characters of [1, 120, 240, 2_500]) {
    const begun = beginningOf(article, characters);
    expect(article.startsWith(begun)).toBe(true);
    const text = plainLine(begun);
    expect(plainLine(article).startsWith(text)).toBe(true);
    expect(text.length).toBeGreaterThanOrEqual(characters);
    // No more than the paragraph that reaches it.
    expect(text.length).toBeLessThan(1.3 * characters + 150);
  }
});

it('gives a short article, an empty one and one of text alone whole', () => {
  for (const html of ['', 'Open on Sunday.', '<p>Open <i>on', paragraph(1)]) {
    expect(beginningOf(html, 240)).toBe(html);
  }
});

it('counts what a reader takes for one character once, however it is stored', () => {
  const begun = beginningOf(`<p>${'🔧'.repeat(100)}</p><p>${'🔨'.repeat(30)}</p><p>more</p>`, 121);
  expect(plainLine(begun)).toContain('🔨');
  expect(begun).not.toContain('more');
});
