/** The parts of which the pages that shoppers see first are made. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './services.mjs';

/** A part of a page: its app, whether it is a page or a fragment of it, and its name. */
/** @typedef {[app: string, kind: 'pages' | 'fragments', name: string]} Part */

/** On every page of the landing layout. @type {Part[]} */
const HEADER = [
  ['mfe-account', 'fragments', 'account.menu'],
  ['mfe-cart-checkout', 'fragments', 'cart.button'],
];

/** @type {Record<string, Part[]>} */
export const FIRST_VISITS = {
  home: [
    ['mfe-content', 'pages', 'home'],
    ['mfe-catalog', 'fragments', 'catalog.featured'],
    ['mfe-catalog', 'fragments', 'catalog.brand-marquee'],
  ],
  store: [['mfe-catalog', 'pages', 'store']],
  product: [
    ['mfe-catalog', 'pages', 'product'],
    ['mfe-cart-checkout', 'fragments', 'cart.add-to-cart'],
  ],
  category: [['mfe-catalog', 'pages', 'category']],
  article: [['mfe-content', 'pages', 'blog']],
  search: [['mfe-search', 'pages', 'search']],
  checkout: [['mfe-cart-checkout', 'pages', 'checkout']],
};

/**
 * The scripts of a first visit, as paths from the workspace's root.
 * @param {string} visit a name of `FIRST_VISITS`
 * @returns {string[]}
 * @throws where a built app doesn't have a part of it
 */
export function scriptsOfVisit(visit) {
  const files = new Set(['shell/dist/entry.js']);
  for (const [app, kind, name] of [...HEADER, ...(FIRST_VISITS[visit] ?? [])]) {
    const manifest = JSON.parse(readFileSync(join(ROOT, app, 'dist/release.json'), 'utf8'));
    const needed = manifest[kind]?.[name];
    if (!needed) throw new Error(`${app} has no ${name} among its ${kind}`);
    for (const file of ['entry.js', ...needed]) files.add(`${app}/dist/${file}`);
  }
  return [...files];
}
