import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** @param {Buffer} content */
function sha384(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * The integrity of a file as it lies on the disk.
 * @param {string} file
 */
export function integrityOf(file) {
  return sha384(readFileSync(file));
}

/** Lies beside `release.json`, which names its hash, so that neither is changed alone. */
const CONTRACT = 'contract.json';

/** What a tab reads of a release when it needs more than its document says (shared-contracts). */
const SCRIPTS = 'scripts.json';

/** What `integrity`, `server` and `contract` name, and what no shopper gets. */
const NAMED_ELSEWHERE =
  /^server\/remote\.cjs$|\.js$|\.(?:map|LICENSE\.txt)$|^(?:contract|release)\.json$/;

const scriptsOf = (group) => (group?.getFiles() ?? []).filter((name) => name.endsWith('.js'));

/**
 * Writes `release.json` beside a build's files: its version, the sha384 of every file, and the
 * scripts of each page and fragment, which the document server preloads, and those that a fragment
 * asks for later. And `contract.json`, by which a release is compared with the others before it
 * goes live. And `scripts.json`, the part of it that a tab reads.
 */
export class ReleaseManifestPlugin {
  /**
   * @param {object} manifest what is known before the build: see `releaseManifest` in
   *   shared-contracts
   * @param {string} exposed the name of the chunk that a remote exposes
   * @param {(built: { pages: string[], fragments: string[] }) => Promise<object>} contractOf what
   *   the release gives to the others and wants of them
   * @param {() => Promise<object>} moreOf what else the manifest says of this app
   */
  constructor(manifest, exposed, contractOf, moreOf) {
    this.manifest = manifest;
    this.exposed = exposed;
    this.contractOf = contractOf;
    this.moreOf = moreOf;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    // What the build made, not what lies on the disk: a file that something else has touched since
    // is then told from it.
    let integrity = {};
    compiler.hooks.thisCompilation.tap('ReleaseManifestPlugin', (compilation) => {
      compilation.hooks.afterProcessAssets.tap('ReleaseManifestPlugin', () => {
        const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
        integrity = Object.fromEntries(
          scripts
            .sort((a, b) => (a.name < b.name ? -1 : 1))
            .map(({ name, source }) => [name, sha384(source.buffer())]),
        );
      });
    });
    compiler.hooks.afterEmit.tapPromise('ReleaseManifestPlugin', async (compilation) => {
      const folder = compiler.outputPath;
      const exposed = this.#filesOf(compilation, this.exposed);
      const pages = {};
      const fragments = {};
      const later = {};
      for (const name of compilation.namedChunkGroups.keys()) {
        const files = () => [...new Set([...exposed, ...this.#filesOf(compilation, name)])];
        if (name.startsWith('page-')) pages[name.slice('page-'.length)] = files();
        if (name.startsWith('fragment-')) {
          const slot = name.slice('fragment-'.length);
          fragments[slot] = files();
          const asked = this.#askedLater(compilation, name);
          const more = asked.filter((file) => !fragments[slot].includes(file));
          if (more.length > 0) later[slot] = more;
        }
      }
      const contract = await this.contractOf({
        pages: Object.keys(pages),
        fragments: Object.keys(fragments),
      });
      writeFileSync(join(folder, CONTRACT), `${JSON.stringify(contract, null, 2)}\n`);
      const scripts = { integrity, pages, fragments, later };
      writeFileSync(join(folder, SCRIPTS), JSON.stringify(scripts));
      const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
      // A file that nothing names is refused, so that nobody adds one to a release.
      const others = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .filter((name) => !NAMED_ELSEWHERE.test(name))
        .sort();
      const files = Object.fromEntries(
        others.map((name) => [name, integrityOf(join(folder, name))]),
      );
      const server = join(folder, 'server', 'remote.cjs');
      writeFileSync(
        join(folder, 'release.json'),
        `${JSON.stringify(
          {
            ...this.manifest,
            ...(await this.moreOf()),
            ...scripts,
            files,
            fonts,
            contract: { file: CONTRACT, integrity: integrityOf(join(folder, CONTRACT)) },
            ...(existsSync(server)
              ? { server: { file: 'server/remote.cjs', integrity: integrityOf(server) } }
              : {}),
          },
          null,
          2,
        )}\n`,
      );
    });
  }

  #filesOf(compilation, group) {
    return scriptsOf(compilation.namedChunkGroups.get(group));
  }

  /** What it asks for itself, and what the door's own modules ask for on behalf of any part. */
  #askedLater(compilation, group) {
    const asked = [group, this.exposed]
      .flatMap((name) => compilation.namedChunkGroups.get(name)?.getChildren() ?? [])
      .filter(({ name }) => !/^(page|fragment)-/.test(name ?? ''));
    return [...new Set(asked.flatMap((each) => scriptsOf(each)))];
  }
}
