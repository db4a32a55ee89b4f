// @vitest-environment happy-dom
/** The head of a document, as pages are shown one after the other. */
import { shopConfig } from 'host-kit/shop-config';
import { expect, it, vi } from 'vitest';
import { documentHead } from '../src/document-head';

/** A head as its document brings it, with the tags for the preview of its link. */
function bring(title: string, canonical: string): void {
  const head = documentHead({ title, canonical }, shopConfig);
  document.head.innerHTML = '';
  document.title = head.title;
  for (const { tag, attributes } of head.tags) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}

const preview = () => document.head.querySelector('[property="og:title"]')?.getAttribute('content');
const canonical = () => document.head.querySelector('[rel="canonical"]')?.getAttribute('href');

it('stays as the document brought it, until another page is reached', async () => {
  vi.resetModules();
  const { applyHead } = await import('../src/head');
  bring('Drill', '/products/7');
  applyHead({ title: 'Drill', canonical: '/products/7' }, shopConfig);
  expect(preview()).toBe('Drill');
  applyHead({ title: 'Saw', canonical: '/products/8' }, shopConfig);
  expect(document.title).toBe(`Saw | ${shopConfig.name}`);
  expect(preview()).toBeUndefined();
  expect(canonical()).toBe(`${shopConfig.origin}/products/8`);
  // A second product of the same name.
  applyHead({ title: 'Saw', canonical: '/products/9' }, shopConfig);
  expect(canonical()).toBe(`${shopConfig.origin}/products/9`);
});

it('is set for another page than the document’s', async () => {
  vi.resetModules();
  const { applyHead } = await import('../src/head');
  bring('Sign in', '/login');
  applyHead({ title: 'Checkout', robots: 'noindex' }, shopConfig);
  expect(preview()).toBeUndefined();
  expect(canonical()).toBeUndefined();
  expect(document.head.querySelector('[name="robots"]')?.getAttribute('content')).toBe('noindex');
});
