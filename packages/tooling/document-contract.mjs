/** What a release of the shell tells the document server, made from its sources. */
import { join } from 'node:path';
import { build } from 'esbuild';
import { tsImport } from 'tsx/esm/api';

/**
 * @param {string} folder the shell's
 * @returns {Promise<object>} see `documentContract` in shared-contracts
 */
export async function documentContractOf(folder) {
  const at = join(folder, 'src/document-contract.ts');
  const { documentContract } = await tsImport(at, import.meta.url);
  const script = await build({
    entryPoints: [join(folder, 'src/early-input/record.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return { ...documentContract, earlyInput: script.outputFiles[0].text.trim() };
}
