/**
 * Tells Chromium to compile all functions of a build's first script while it comes, beside the
 * page's own thread. Else each is compiled on that thread when it is first called, which was a third
 * of the work until the page answers. For other browsers it is a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad';

export class CompileAheadPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { BannerPlugin, Compilation } = compiler.webpack;
    new BannerPlugin({
      banner: HINT,
      raw: true,
      entryOnly: true,
      // After the minifier, which removes comments, and before the source map is written.
      stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }).apply(compiler);
  }
}
