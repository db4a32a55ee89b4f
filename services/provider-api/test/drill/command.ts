import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { COMPILED } from 'tooling/run/compiled';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a command of the provider. @returns what it printed, and its exit code */
export async function command(
  args: string[],
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [COMPILED, 'src/cli.ts', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  return { code, output: output.trim() };
}
