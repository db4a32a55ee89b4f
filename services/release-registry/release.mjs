/**
 * `pnpm release`: runs the command, compiled from its sources as they are, in this process, so that its
 * exit code and its last line are what the caller gets.
 */
import { pathToFileURL } from 'node:url';
import { compiledFile } from 'tooling/run/compiled';

// Where the caller stands, which `--from` is relative to; pnpm says it already.
process.env.INIT_CWD ??= process.cwd();
// As where its package runs it: a relative RELEASE_STORE means the same folder.
process.chdir(import.meta.dirname);
await import(pathToFileURL(await compiledFile('src/cli.ts')).href);
