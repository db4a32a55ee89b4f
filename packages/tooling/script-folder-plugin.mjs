/** Webpack's module that finds the script's own address in any browser, and in a worker. */
const AUTOMATIC = 'publicPath';

/**
 * Lets a script find the files beside it by its own address. Webpack's own way is four times as long,
 * because it serves browsers without `document.currentScript` too, and each bundle has a copy. Where
 * webpack names its module otherwise, its own way stays.
 */
export class ScriptFolderPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply({ hooks, webpack }) {
    hooks.compilation.tap('ScriptFolderPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('ScriptFolderPlugin', (module) => {
        if (module.name !== AUTOMATIC || !compilation.outputOptions.publicPath) return;
        module.generate = () =>
          `${webpack.RuntimeGlobals.publicPath} = document.currentScript.src.replace(/[^/]*$/, '');`;
      });
    });
  }
}
