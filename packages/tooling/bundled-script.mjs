import { build } from 'esbuild';

/**
 * A script of the shell that stands alone, in a document or as the service worker.
 * @param {string} entry the path of its source
 * @returns {Promise<string>}
 */
export async function bundledScript(entry) {
  const script = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return script.outputFiles[0].text;
}
