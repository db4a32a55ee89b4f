/** One process of the rehearsed shop: started, killed, told to stop, and asked whether it is ready. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { until } from './until';

export type Program = {
  name: string;
  /** Where it runs. */
  folder: string;
  command: string;
  args: string[];
  env: Record<string, string>;
  /** As whom it runs; as the caller by default. */
  as?: { uid: number; gid: number };
  /** What answers 200 once it is ready. */
  ready?: string;
};

export type Ended = { code: number | null; signal: NodeJS.Signals | null };

export type Running = {
  name: string;
  pid: number;
  ended: Promise<Ended>;
  hasEnded: () => boolean;
  signal: (name: NodeJS.Signals) => void;
};

/** Whether an address answers 200 at once. */
export async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

/** What runs, and ends with us however we end. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a program, whose output goes into a file of the folder `logs`. It ends with us. */
export function startProgram(program: Program, logs: string): Running {
  const child: ChildProcess = spawn(program.command, program.args, {
    cwd: program.folder,
    env: { PATH: process.env.PATH ?? '', HOME: '/tmp', END_WITH_STDIN: '1', ...program.env },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...program.as,
  });
  const log = createWriteStream(join(logs, `${program.name}.log`), { flags: 'a' });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  // A program that was killed reads no more.
  child.stdin?.on('error', () => undefined);
  let over = false;
  const ended = new Promise<Ended>((done) => {
    child.once('error', () => done({ code: 127, signal: null }));
    child.once('exit', (code, signal) => done({ code, signal }));
  });
  void ended.then(() => (over = true));
  running.add(child);
  void ended.then(() => running.delete(child));
  return {
    name: program.name,
    pid: child.pid ?? 0,
    ended,
    hasEnded: () => over,
    signal: (name) => child.kill(name),
  };
}

/**
 * Waits until a program says that it is ready.
 * @throws where it ends instead, or takes longer than a minute
 */
export async function untilReady({ name, ready }: Program, running: Running): Promise<void> {
  if (ready === undefined) return;
  await until(`${name} is ready`, 60_000, async () => {
    if (running.hasEnded()) throw new Error(`${name} ended at its start: see its log`);
    return answers(ready);
  });
}
