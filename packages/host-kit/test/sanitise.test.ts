// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createSanitiser } from '../src/sanitise';

const clean = (html: string) => String(createSanitiser(window)(html).html);

describe('the sanitiser', () => {
  it('keeps what an article needs', () => {
    const article =
      '<h2>Sizing</h2><p><strong>2 kVA</strong></p><table><tbody><tr><td>1</td></tr></tbody></table>';
    expect(clean(article)).toBe(article);
  });

  it.each([
    ['<script>alert(1)</script>', 'script'],
    ['<p onclick="alert(1)">x</p>', 'onclick'],
    ['<a href="javascript:alert(1)">x</a>', 'javascript:'],
    ['<iframe src="https://elsewhere.example"></iframe>', 'iframe'],
    ['<svg><use href="#x"/></svg>', 'svg'],
    ['<style>*{display:none}</style>', 'style'],
    ['<form action="/x"><input name="a"></form>', 'form'],
    ['<img src="https://elsewhere.example/pixel.gif">', 'img'],
    ['<p style="position:fixed">x</p>', 'style'],
    ['<img src="/\\\\elsewhere.example/pixel.gif">', 'img'],
    ['<a href="https://">x</a>', 'href'],
    ['<p id="root">x</p>', 'id='],
  ])('takes the acting part out of %s', (html, gone) => {
    expect(clean(html)).not.toContain(gone);
  });

  it('lets a foreign link tell nobody where it comes from', () => {
    expect(clean('<a href="https://elsewhere.example/">x</a>')).toContain('noopener noreferrer');
  });
});
