import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

/**
 * The folder of releases where RELEASE_STORE names none: below the data of the shop that this
 * environment runs, as `pnpm start` has it. A relative DATA_DIR begins at the workspace.
 */
export const defaultStore = (): string =>
  join(resolve(ROOT, process.env.DATA_DIR || '.data'), 'releases');
