/** The parts whose code the pages that shoppers see first need to answer. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './services.mjs';

/** A part of a page: its app, whether it is a page or a fragment of it, and its name. */
/** @typedef {[app: string, kind: 'pages' | 'fragments', name: string]} Part */

/** A customer's header; a guest's comes later (shell/src/remotes/later-parts.ts). @type {Part[]} */
const HEADER = [
  ['mfe-account', 'fragments', 'account.menu'],
  ['mfe-cart-checkout', 'fragments', 'cart.button'],
];

/** @type {Record<string, Part[]>} */
export const FIRST_VISITS = {
  home: [['mfe-content', 'pages', 'home']],
  store: [['mfe-catalog', 'pages', 'store']],
  product: [['mfe-catalog', 'pages', 'product']],
  category: [['mfe-catalog', 'pages', 'category']],
  article: [['mfe-content', 'pages', 'blog']],
  search: [['mfe-search', 'pages', 'search']],
  checkout: [['mfe-cart-checkout', 'pages', 'checkout'], ...HEADER],
};

/** What loads a page that the document doesn't contain, a customer's own. */
const ROUTER = /^router\..+\.js$/;
const CUSTOMERS = ['checkout'];

/**
 * The scripts of a first visit, as paths from the workspace's root.
 * @param {string} visit a name of `FIRST_VISITS`
 * @returns {string[]}
 * @throws where a built app doesn't have a part of it
 */
export function scriptsOfVisit(visit) {
  const files = new Set(['shell/dist/entry.js']);
  for (const [app, kind, name] of FIRST_VISITS[visit] ?? []) {
    const manifest = JSON.parse(readFileSync(join(ROOT, app, 'dist/release.json'), 'utf8'));
    const needed = manifest[kind]?.[name];
    if (!needed) throw new Error(`${app} has no ${name} among its ${kind}`);
    for (const file of ['entry.js', ...needed]) files.add(`${app}/dist/${file}`);
  }
  if (CUSTOMERS.includes(visit)) {
    const router = readdirSync(join(ROOT, 'shell/dist')).find((file) => ROUTER.test(file));
    if (!router) throw new Error('the shell has no script of its router');
    files.add(`shell/dist/${router}`);
  }
  return [...files];
}
