/**
 * Puts the code that a remote's container opens into the container's own script: no page takes one
 * without the other, and as two files they are a request more, and larger together. The chunk stays
 * one, so that its shared libraries still wait until the container has its scope.
 */
export class JoinedEntryPlugin {
  /**
   * @param {string} entry the container's script
   * @param {string} exposed the name of the chunk that it opens
   */
  constructor(entry, exposed) {
    this.entry = entry;
    this.exposed = exposed;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply({ hooks, webpack }) {
    const { Compilation, sources } = webpack;
    hooks.thisCompilation.tap('JoinedEntryPlugin', (compilation) => {
      // After the minifier, and before the source maps are written.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'JoinedEntryPlugin', stage }, () => {
        const chunk = compilation.namedChunks.get(this.exposed);
        const [file] = chunk?.files ?? [];
        const asset = file && compilation.getAsset(file);
        if (!asset) return;
        // In a function of its own, where `use strict` is still the first statement.
        compilation.updateAsset(
          this.entry,
          (entry) => new sources.ConcatSource(entry, '\n(()=>{', asset.source, '})();'),
        );
        chunk.files.delete(file);
        compilation.deleteAsset(file);
      });
    });
  }
}
