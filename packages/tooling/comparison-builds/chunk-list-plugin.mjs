import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes `chunks.json` beside a build: the scripts of each named part of it. */
export class ChunkListPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tap('ChunkListPlugin', (compilation) => {
      const chunks = Object.fromEntries(
        [...compilation.namedChunkGroups].map(([name, group]) => [
          name,
          group.getFiles().filter((file) => file.endsWith('.js')),
        ]),
      );
      writeFileSync(join(compiler.outputPath, 'chunks.json'), JSON.stringify(chunks, null, 2));
    });
  }
}
