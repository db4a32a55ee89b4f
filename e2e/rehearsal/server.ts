/** A server of the shop, which can be killed, started again and replaced by one of a new version. */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { startProgram, untilReady, type Ended, type Program, type Running } from './process';

/** How long a server may take to end in order, in milliseconds: what a cluster gives it. */
const ENDS_WITHIN = 25_000;

/** The folder of a version, in which each kind of server has its own. */
export type Version = string;
export type Kind = 'document-server' | 'provider' | 'release-server';

export type ServerSettings = {
  name: string;
  kind: Kind;
  args: string[];
  /** @param port where it listens */
  env: (port: number) => Record<string, string>;
};

export type Server = {
  name: string;
  kind: Kind;
  port: () => number;
  pid: () => number;
  /** Whether it has ended, by whatever. */
  hasEnded: () => boolean;
  /** Starts it. @returns how long it took until it was ready, in milliseconds */
  start: () => Promise<number>;
  kill: () => Promise<void>;
  /** @returns how it ended; it is killed where it takes too long */
  stop: () => Promise<Ended>;
  /** The same server of another version beside this one, which this one gives way to. */
  successor: (version: Version, port: number) => Server;
};

/**
 * @param version whose code it runs
 * @param logs where its output goes
 */
export function createServer(
  settings: ServerSettings,
  version: Version,
  port: number,
  logs: string,
): Server {
  let running: Running | undefined;
  const program: Program = {
    name: settings.name,
    folder: join(version, settings.kind),
    command: process.execPath,
    args: ['main.js', ...settings.args],
    env: settings.env(port),
    ready: `http://127.0.0.1:${port}/health/ready`,
  };
  const log = (line: string) => {
    const stream = createWriteStream(join(logs, `${settings.name}.log`), { flags: 'a' });
    stream.end(`--- ${new Date().toISOString()} ${line} (port ${port})\n`);
  };
  return {
    name: settings.name,
    kind: settings.kind,
    port: () => port,
    pid: () => running?.pid ?? 0,
    hasEnded: () => running?.hasEnded() ?? true,
    async start() {
      const began = performance.now();
      log('started');
      running = startProgram(program, logs);
      await untilReady(program, running);
      return performance.now() - began;
    },
    async kill() {
      log('killed');
      running?.signal('SIGKILL');
      await running?.ended;
    },
    async stop() {
      if (!running) return { code: 0, signal: null };
      log('told to stop');
      running.signal('SIGTERM');
      const timer = setTimeout(() => running?.signal('SIGKILL'), ENDS_WITHIN);
      const ended = await running.ended;
      clearTimeout(timer);
      return ended;
    },
    successor: (next, nextPort) => createServer(settings, next, nextPort, logs),
  };
}
