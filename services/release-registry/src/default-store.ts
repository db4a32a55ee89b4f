import { isAbsolute, join, resolve } from 'node:path';
import type { Environment } from 'server-kit/environment';

const ROOT = resolve(import.meta.dirname, '../../..');

/**
 * The folder of releases where RELEASE_STORE names none: below the data of the shop that this
 * environment runs, as `pnpm start` has it. A relative DATA_DIR begins at the workspace.
 */
export const defaultStore = (): string =>
  join(resolve(ROOT, process.env.DATA_DIR || '.data'), 'releases');

/**
 * What a server in production needs: a bundle's own folder, where it would look else, is replaced by
 * the next bundle.
 * @returns the fault of RELEASE_STORE, if it has one
 */
export const storeNeeded = ({ NODE_ENV, RELEASE_STORE, DATA_DIR }: Environment) =>
  NODE_ENV === 'production' && !RELEASE_STORE && !DATA_DIR
    ? { RELEASE_STORE: 'is needed in production: the folder or bucket of the releases' }
    : {};

/**
 * What the command needs where it runs outside of a workspace, whose data would be the default: a
 * folder of its own package is no shop's store.
 * @returns the fault of RELEASE_STORE, if it has one
 */
export const namedStore = ({ RELEASE_STORE, DATA_DIR }: Environment) =>
  RELEASE_STORE || (DATA_DIR && isAbsolute(DATA_DIR))
    ? {}
    : {
        RELEASE_STORE:
          "is needed outside of the shop's workspace: the folder or bucket (s3://bucket/prefix) of its releases",
      };
