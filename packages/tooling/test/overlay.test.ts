// @vitest-environment happy-dom
/** Faults over a page that is worked on can be read and closed, whatever the page’s own style is. */
import { afterEach, expect, it } from 'vitest';
import { showFaults } from '../development/browser/overlay.mjs';

afterEach(() => showFaults([]));

const overlay = () => document.querySelector<HTMLElement>('[role="alert"]');

it('gives its button the colours of its own box, not those of the page', () => {
  showFaults([
    { title: 'mfe-search does not build', place: 'src/page.tsx:3', text: 'no such name' },
  ]);
  const button = overlay()?.querySelector('button');
  expect(overlay()?.textContent).toContain('src/page.tsx:3');
  // Else a page that has its buttons inherit the text's colour makes it pale on pale.
  expect(button?.style.background).toBe('transparent');
  expect(button?.style.color).toBe(overlay()?.style.color);
  button?.click();
  expect(overlay()).toBeNull();
});
