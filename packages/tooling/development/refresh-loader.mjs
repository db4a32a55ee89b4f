import { relative } from 'node:path';
import { ROOT } from '../identity/build-identity.mjs';

const NAMED = /\$Refresh(?:Reg|Sig)\$\(/;

/**
 * Puts what React Fast Refresh needs around a module whose components and hooks the compiler
 * has named (`$RefreshReg$`, `$RefreshSig$`). Webpack's usual plugin for it names the components of two bundles alike and takes
 * no pages, which are objects.
 * @param {string} source @param {object} map
 */
export default function refreshLoader(source, map) {
  if (!NAMED.test(source)) {
    this.callback(null, source, map);
    return;
  }
  const { app } = this.getOptions();
  const id = JSON.stringify(`${app} ${relative(ROOT, this.resourcePath)}`);
  const helper = JSON.stringify(`${import.meta.dirname}/browser/refresh.mjs`);
  // On the first line, so that all lines keep their numbers.
  const before =
    `import { registering as $registering, takeUpdates as $takeUpdates } from ${helper}; ` +
    `const { register: $RefreshReg$, sign: $RefreshSig$ } = $registering(${id}); `;
  const after = '\n;$takeUpdates(import.meta.webpackHot, __webpack_module__.exports);';
  this.callback(null, before + source + after, map);
}
