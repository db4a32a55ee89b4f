import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';

/** Names by content have eight hex digits: versions of apps, names of files. */
const NAME = /(?<![0-9a-f])[0-9a-f]{8}(?![0-9a-f])/g;

/**
 * What a script weighs on its way, whatever its names are. The digits change with every build, and alone make
 * the shell's 120 KB up to 170 bytes heavier or lighter.
 * @param {string} code
 * @returns {number} bytes of brotli, with names that depend on their order alone
 */
export function compressedSize(code) {
  /** @type {Map<string, string>} */
  const names = new Map();
  const named = code.replaceAll(NAME, (name) => {
    const digits = createHash('sha256').update(String(names.size)).digest('hex').slice(0, 8);
    const known = names.get(name) ?? digits;
    names.set(name, known);
    return known;
  });
  return brotliCompressSync(named).length;
}
