/**
 * Hostile texts, combined from pieces that a browser doesn't read as plain text. They are for tests
 * of everything that shows a provider's texts; `faultsIn` names the faults of the result.
 */
import { fetchedAddresses, followedAddresses } from './addresses.mjs';
import { brokenMarkup } from './broken-markup.mjs';
import { clobbering } from './clobbering.mjs';
import { forms, heads, hiddenTrees, styles } from './documents.mjs';
import { foreignContent, mutations } from './foreign-content.mjs';
import { handlers, scripts } from './scripts.mjs';

const kinds = {
  scripts,
  handlers,
  followedAddresses,
  fetchedAddresses,
  foreignContent,
  mutations,
  heads,
  styles,
  forms,
  hiddenTrees,
  clobbering,
  brokenMarkup,
};

/** @typedef {{ number: number, kind: string, html: string }} HostileText */

/** @type {HostileText[]} each text once, numbered from 1 */
export const hostileTexts = Object.entries(kinds)
  .flatMap(([kind, make]) => [...new Set(make())].map((html) => ({ kind, html })))
  .map(({ kind, html }, at) => ({
    number: at + 1,
    kind,
    html: html.replaceAll('%N%', `${at + 1}`),
  }));
