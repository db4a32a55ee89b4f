import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { contractsNamedIn, importsOf } from './imports-of.mjs';

const CODE = /\.(tsx?|mjs|js)$/;

/** @type {Map<string, { key: string, hash: string, imports: string[], contracts: string[] }>} */
const known = new Map();

/**
 * A source's hash and its imports. Six apps share many sources, so each is read once, and again
 * only after a change.
 * @param {string} path
 */
export function readSource(path) {
  const { ino, mtimeMs, size } = statSync(path);
  const key = `${ino} ${mtimeMs} ${size}`;
  const before = known.get(path);
  if (before?.key === key) return before;
  const content = readFileSync(path);
  // A font or another asset has no imports, so its text isn't read.
  const text = CODE.test(path) ? content.toString('utf8') : '';
  const source = {
    key,
    hash: createHash('sha256').update(content).digest('hex'),
    imports: importsOf(text),
    contracts: contractsNamedIn(text),
  };
  known.set(path, source);
  return source;
}
