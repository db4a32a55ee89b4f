/** The federation runtime's generated start, whose file is named after the paths it imports. */
const GENERATED_START = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;
/** The line by which webpack names it in a script, until the minifier removes comments. */
const NAMED_START = /^;\/\/ .*\.federation[\\/]entry\.[0-9a-f]+\.js$/gm;

/**
 * The minifier gives the shortest names to what a script's commonest letters are, and counts those
 * of comments too: a file's name in one decides about names in the code.
 * @param {import('webpack').Compiler} compiler
 * @param {import('webpack').Compilation} compilation
 */
function forgetNames({ webpack }, compilation) {
  for (const { name, source } of compilation.getAssets()) {
    if (!name.endsWith('.js')) continue;
    const named = [...String(source.source()).matchAll(NAMED_START)];
    if (named.length === 0) continue;
    const without = new webpack.sources.ReplaceSource(source);
    for (const { index, 0: line } of named) without.replace(index, index + line.length - 1, '');
    compilation.updateAsset(name, without);
  }
}

/**
 * Gives the modules that federation makes up ids of their own. Webpack makes an id from what a
 * module is called, and these are called by absolute paths: the same sources in another folder would
 * come out with other bytes, under the same version. No comment names them either.
 */
export class StableIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
      compilation.hooks.processAssets.tap({ name: 'StableIdsPlugin', stage }, () => {
        forgetNames(compiler, compilation);
      });
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
        for (const module of modules) {
          // Webpack names several modules that became one after the first of them.
          const { resource = '' } = module.rootModule ?? module;
          const id = GENERATED_START.test(resource)
            ? 'federation-start'
            : module.constructor.name === 'ContainerEntryModule'
              ? 'container-entry'
              : null;
          if (id !== null) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
