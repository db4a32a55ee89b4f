/** Starts read-list-worker.ts from its source: a thread begins without the loader of TypeScript. */
import { register } from 'tsx/esm/api';

register();
await import('./read-list-worker.ts');
