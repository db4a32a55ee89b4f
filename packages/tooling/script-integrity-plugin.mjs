/** Where the shell finds a script's integrity by its address; see shell/src/remotes/integrity.ts. */
const INTEGRITY = 'storefrontIntegrity';

/**
 * Gives every chunk that a build loads later the integrity that the page's release set names for it.
 * The set is in the document already; a list of our own in each entry would be the same again, in
 * letters that no compression makes smaller. A chunk that no release names is not loaded.
 */
export class ScriptIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    // The app's own webpack, since another copy of it knows nothing of this build; or Rspack, which
    // has the same hook elsewhere.
    const { runtime, RuntimePlugin } = compiler.webpack;
    const scripts = runtime?.LoadScriptRuntimeModule ?? RuntimePlugin;
    compiler.hooks.compilation.tap('ScriptIntegrityPlugin', (compilation) => {
      const hooks = scripts.getCompilationHooks(compilation);
      hooks.createScript.tap('ScriptIntegrityPlugin', (code) =>
        [
          code,
          `script.integrity = globalThis.${INTEGRITY}(url);`,
          `script.crossOrigin = 'anonymous';`,
        ].join('\n'),
      );
    });
  }
}
