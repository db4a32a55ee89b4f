/** Makes a container of a bundle that knows nothing of federation. */
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { LENT } from './federation-runtime/lent-name.mjs';
import { SHARED, sharedByRemote } from './shared-libraries.mjs';

/** The shared libraries that a CommonJS bundle asks for, each in the range of what it was built with. */
function wantedBy(code, folder) {
  const asked = [...code.matchAll(/\brequire\(\s*["'`]([^"'`]+)["'`]\s*\)/g)].map(
    ([, name]) => name,
  );
  const strange = asked.find((name) => !Object.hasOwn(SHARED, name));
  if (strange) throw new Error(`the bundle asks for ${strange}, which no shell shares`);
  const shared = sharedByRemote(folder);
  return Object.fromEntries(
    [...new Set(asked)].map((name) => [
      name,
      { shareKey: name, requiredVersion: shared[name].requiredVersion },
    ]),
  );
}

/**
 * The script of a container around one CommonJS file, such as Vite, Rollup or esbuild write it: it
 * gets its libraries from the shell, and runs the file when its door is asked for.
 * @param {string} file one bundle that asks for nothing but shared libraries
 * @param {string} container the global name under which the shell finds it
 * @param {string} [folder] the remote's, with what the bundle was built with
 * @returns {string}
 * @throws where it asks for what no shell shares
 */
export function containerEntry(file, container, folder) {
  const code = readFileSync(file, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/gm, '');
  const script = `var ${container} = (() => {
  const { bundlerRuntime } = globalThis.${LENT}();
  const wanted = ${JSON.stringify(wantedBy(code, folder))};
  const libraries = { m: {}, consumesLoadingData: { moduleIdToConsumeDataMapping: wanted } };
  const require = (name) => {
    const stand = {};
    libraries.m[name](stand);
    // A module that is all default export is that itself for CommonJS, as in Node.
    const names = Object.keys(stand.exports);
    return names.length === 1 && names[0] === 'default' ? stand.exports.default : stand.exports;
  };
  let started;
  async function start() {
    const promises = [];
    const chunkMapping = { all: Object.keys(wanted) };
    bundlerRuntime.consumes({ webpackRequire: libraries, chunkId: 'all', chunkMapping, promises });
    await Promise.all(promises);
    const module = { exports: {} };
    ((module, exports, require) => {
${code}
    })(module, module.exports, require);
    return module.exports;
  }
  return {
    init: (shareScope) => bundlerRuntime.initContainerEntry({ shareScope }),
    get: () => (started ??= start()).then((exports) => () => exports),
  };
})();
`;
  // In letters that mean the same in every charset: nobody knows in which one it is read.
  return transformSync(script, { charset: 'ascii', minifyWhitespace: true }).code;
}
