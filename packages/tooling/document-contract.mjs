/** What a release of the shell tells the document server, made from its sources. */
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { bundledScript } from './bundled-script.mjs';

/**
 * @param {string} folder the shell's
 * @returns {Promise<object>} see `documentContract` in shared-contracts
 */
export async function documentContractOf(folder) {
  const at = join(folder, 'src/document-contract.ts');
  const { documentContract } = await tsImport(at, import.meta.url);
  const earlyInput = await bundledScript(join(folder, 'src/early-input/record.ts'));
  return { ...documentContract, earlyInput: earlyInput.trim() };
}
