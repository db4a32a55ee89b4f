import { join } from 'node:path';
import { bundledScript } from './bundled-script.mjs';

/** Its name in the release's folder: the document server looks for it there. */
export const SERVICE_WORKER_FILE = 'service-worker.js';

/**
 * @param {string} folder the shell's
 * @returns {Promise<string>} the service worker as one script
 */
const serviceWorkerOf = (folder) => bundledScript(join(folder, 'src/service-worker/worker.ts'));

/** Puts the shop's service worker beside the shell's scripts, as a script of its own. */
export class ServiceWorkerPlugin {
  /** @param {string} folder the shell's */
  constructor(folder) {
    this.folder = folder;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply({ hooks, webpack: { Compilation, sources } }) {
    hooks.thisCompilation.tap('ServiceWorkerPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tapPromise(
        { name: 'ServiceWorkerPlugin', stage },
        async () => {
          const source = new sources.RawSource(await serviceWorkerOf(this.folder));
          compilation.emitAsset(SERVICE_WORKER_FILE, source, { minimized: true });
        },
      );
    });
  }
}
