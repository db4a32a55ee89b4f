/**
 * `pnpm release`: runs the command from source in this process, so that its exit code and its last
 * line are what the caller gets.
 */
import { register } from 'tsx/esm/api';

// Where the caller stands, which `--from` is relative to; pnpm says it already.
process.env.INIT_CWD ??= process.cwd();
// As where its package runs it: a relative RELEASE_STORE means the same folder.
process.chdir(import.meta.dirname);
register();
await import('./src/cli.ts');
