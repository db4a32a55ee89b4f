import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { COMPILED } from 'tooling/run/compiled';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Started = {
  base: string;
  /** Of its process. */ pid: number;
  kill: () => Promise<void>;
  /** Ends it as an operator does: it finishes what it is at. */
  stop: () => Promise<void>;
};

/**
 * Starts the provider as a process of its own and waits until it reports that it is ready.
 * @throws with its output when it ends instead
 */
export async function start(
  environment: Record<string, string>,
  script = 'src/main.ts',
): Promise<Started> {
  const child = spawn(process.execPath, [COMPILED, script], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      PORT: '0',
      OUTBOX: 'on',
      RATE_LIMIT_SCALE: '1000',
      ...environment,
    },
  });
  let output = '';
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  const ready = new Promise<string>((found) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const said = /ready on http:\/\/localhost:(\d+)/.exec(output);
      if (said) found(`http://127.0.0.1:${said[1]}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const base = await Promise.race([ready, ended.then(() => null)]);
  const { pid } = child;
  if (base === null || pid === undefined) throw new Error(`the provider ended: ${output}`);
  return {
    base,
    pid,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
