import { fileURLToPath } from 'node:url';

/**
 * The folder of the demonstration catalogue, which `packages/tooling/run/demo-catalogue.mjs` makes.
 */
export const DEMO_FOLDER = fileURLToPath(
  new URL('../../../packages/demo-catalogue/dist', import.meta.url),
);
