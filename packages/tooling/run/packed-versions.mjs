/** One version of a packed package is one content: what teams have of it is in packed-versions.json. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHANGELOG = 'CHANGELOG.md';
const MANIFEST = 'package.json';

/** What a file counts with: of the manifest all but the version, which names the contents. */
function contentOf(path, bytes) {
  if (path !== MANIFEST) return bytes;
  const { version: _named, ...rest } = JSON.parse(bytes);
  return JSON.stringify(rest);
}

/**
 * @typedef {object} Packed
 * @property {string} name
 * @property {string} version
 * @property {string} contents a hash of its files, without version and changelog
 * @property {string} changelog empty where it has none
 */

/**
 * Reads a packed file.
 * @param {string} file
 * @returns {Packed}
 */
export function readPacked(file) {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  try {
    execFileSync('tar', ['-xzf', file, '-C', folder, '--strip-components=1']);
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(folder, path)).isFile())
      .sort();
    const hash = createHash('sha256');
    for (const path of paths.filter((each) => each !== CHANGELOG)) {
      const content = contentOf(path, readFileSync(join(folder, path)));
      hash.update(`${path}\0${content.length}\0`).update(content);
    }
    const { name, version } = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
    const changelog = paths.includes(CHANGELOG)
      ? readFileSync(join(folder, CHANGELOG), 'utf8')
      : '';
    return { name, version, contents: hash.digest('hex'), changelog };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Why a packed file may not be handed to teams.
 * @param {Packed} packed
 * @param {{ version: string, contents: string } | undefined} recorded what teams have of it
 * @returns {string[]} with what is said where, and what to do; nothing where it may
 */
export function versionFaults({ name, version, contents, changelog }, recorded) {
  const faults = [];
  if (recorded?.version === version && recorded.contents !== contents) {
    faults.push(
      `${name}, version: package.json says ${version}, and its files are not those that packed-versions.json has of ${version}; ` +
        `next: pnpm changeset, pnpm changeset version (release-registry: by hand), then pnpm --filter tooling packs --record`,
    );
  }
  if (!changelog.split('\n').includes(`## ${version}`)) {
    faults.push(
      `${name}, ${CHANGELOG}: package.json says ${version}, and it has no '## ${version}'; ` +
        `next: pnpm changeset version writes it (of release-registry: by hand)`,
    );
  }
  return faults;
}

/**
 * The same where only what is recorded may leave.
 * @param {Packed} packed
 * @param {{ version: string, contents: string } | undefined} recorded
 * @returns {string[]}
 */
export function releaseFaults(packed, recorded) {
  const faults = versionFaults(packed, recorded);
  if (faults.length > 0 || recorded?.version === packed.version) return faults;
  const has = recorded ? `has ${recorded.version}` : 'has none';
  return [
    `${packed.name}, version: package.json says ${packed.version}, packed-versions.json ${has}; ` +
      `next: pnpm --filter tooling packs --record, and commit it`,
  ];
}
