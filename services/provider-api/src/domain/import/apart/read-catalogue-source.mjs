/** Starts read-catalogue-worker.ts from its source: a thread begins without the loader of TypeScript. */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compiledFile } from 'tooling/run/compiled';

const source = fileURLToPath(new URL('./read-catalogue-worker.ts', import.meta.url));
await import(pathToFileURL(await compiledFile(source)).href);
