import { fileURLToPath } from 'node:url';

/** Where the demonstration catalogue lies once it is made (`packages/tooling/run/demo-catalogue.mjs`). */
export const DEMO_FOLDER = fileURLToPath(
  new URL('../../../packages/demo-catalogue/dist', import.meta.url),
);
