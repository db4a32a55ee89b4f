/**
 * This repository's apps, in the order in which they are built. The list is in the contracts, as a
 * file that scripts can read before anything is compiled.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LIST = join(import.meta.dirname, '../../../shared-contracts/src/apps.json');

/** @typedef {keyof typeof import('../../../shared-contracts/src/apps.json')} OwnApp */

export const APPS = /** @type {OwnApp[]} */ (Object.keys(JSON.parse(readFileSync(LIST, 'utf8'))));
