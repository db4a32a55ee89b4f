/** Starts processes, waits until they serve, and leaves none behind. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { COMPILED } from './compiled.mjs';
import { ROOT } from './services.mjs';

/**
 * How long a process may take to serve, in milliseconds: a first start draws its catalogue and fills
 * its database.
 */
const READY_WITHIN = 240_000;
/**
 * How long a process may take to end before it is killed, in milliseconds: longer than a server takes
 * for what was begun and for its last things (`server-kit/run-server`).
 */
export const END_WITHIN = 20_000;

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether somebody already listens there
 */
export function isTaken(port) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(true));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(false)));
  });
}

/**
 * @typedef {object} RunningService
 * @property {Promise<void>} ready fails where it ends or takes too long before it serves
 * @property {Promise<number | null>} ended its exit code
 * @property {() => Promise<void>} end ends it in order, and kills it where that takes too long
 * @property {() => void} kill
 */

/**
 * Starts a service, which ends when we do, however that happens: the pipe to it closes.
 * @param {import('./services.mjs').Service} service
 * @param {(line: string) => void} say what it prints, line by line
 * @returns {RunningService}
 */
export function startService(service, say) {
  const child = spawn(process.execPath, [COMPILED, ...service.script], {
    cwd: join(ROOT, service.folder),
    env: { ...process.env, ...service.env, END_WITH_STDIN: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C comes to us first, and we end all in order.
    detached: true,
  });
  /** @type {Promise<number | null>} */
  const ended = new Promise((done) => child.once('exit', (code) => done(code)));
  /** @type {Promise<void>} */
  const ready = new Promise((done, fail) => {
    const timer = setTimeout(
      () => fail(new Error(`${service.name} did not serve within ${READY_WITHIN / 1000} s`)),
      READY_WITHIN,
    );
    const settle = (outcome) => {
      clearTimeout(timer);
      outcome();
    };
    const read = (stream) => {
      let rest = '';
      stream.setEncoding('utf8').on('data', (text) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          say(line);
          if (line.includes(' ready on ')) settle(done);
        }
      });
    };
    read(child.stdout);
    read(child.stderr);
    child.once('error', (error) => settle(() => fail(error)));
    child.once('exit', () => settle(() => fail(new Error(`${service.name} ended`))));
  });
  // A caller that never waits for `ready` gets no unhandled rejection.
  ready.catch(() => undefined);
  const signal = (name) => {
    try {
      process.kill(-child.pid, name);
    } catch {
      // It has ended already.
    }
  };
  return {
    ready,
    ended,
    kill: () => signal('SIGKILL'),
    async end() {
      signal('SIGTERM');
      const timer = setTimeout(() => signal('SIGKILL'), END_WITHIN);
      await ended;
      clearTimeout(timer);
    },
  };
}

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, quiet?: boolean }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = ROOT, env = {}, quiet = false } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const [stream, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (!quiet) to.write(text);
      });
    }
    child.once('error', fail);
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}
