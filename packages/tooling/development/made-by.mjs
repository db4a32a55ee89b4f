/** What makes a development build, beside its sources: a cache that others made is never read. */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LOCK, placeOf } from '../identity/place.mjs';
import { sourceHash } from '../identity/source-hash.mjs';

const TOOLING = resolve(import.meta.dirname, '..');
/**
 * What of this package makes no development build: its commands, its servers' bundles, its tests, its
 * papers; and its libraries, which the lock file says and which are a hundred times as large.
 */
const NO_BUILDERS = /^(?:run|production|comparison-builds|hostile|test|node_modules)$|\.md$/;

const builders = (tooling) =>
  readdirSync(tooling)
    .filter((name) => !NO_BUILDERS.test(name))
    .map((name) => join(tooling, name));

/**
 * This package and every library by its version. Webpack would follow its own imports and
 * our loaders' file by file, once for each app, which was ten of the thirteen seconds of processor
 * time that writing six caches took.
 * @param {string} folder the app's
 * @param {string} [tooling] this package's folder
 * @returns {string} eight hex digits
 */
export const madeBy = (folder, tooling = TOOLING) =>
  sourceHash(tooling, [...builders(tooling), join(placeOf(folder).root, LOCK)], process.version);
