/** The federation runtime's generated start, whose file is named after the paths it imports. */
const GENERATED_START = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;

/**
 * Gives the modules that federation makes up ids of their own. Webpack makes an id from what a
 * module is called, and these are called by absolute paths: the same sources in another folder would
 * come out with other bytes, under the same version.
 */
export class StableIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
        for (const module of modules) {
          // Several modules that became one are called after the first of them.
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
