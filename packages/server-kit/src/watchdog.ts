import { Worker } from 'node:worker_threads';

/** How long a process may do nothing but one thing, in milliseconds: longer than any call takes. */
const HANGING = 30_000;
const LOOKED_EVERY = 1_000;

/**
 * What the thread does, as text, because a bundle has no file of its own for it. It counts its own
 * looks in place of the clock: a machine that slept, or gave this process no time, has not checked
 * either.
 */
const THREAD = `
const { workerData } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const beats = new Int32Array(workerData.beats);
let last = -1;
let looks = 0;
setInterval(() => {
  const now = Atomics.load(beats, 0);
  looks = now === last ? looks + 1 : 0;
  last = now;
  if (looks * workerData.every < workerData.hanging) return;
  writeSync(2, JSON.stringify({ level: 'error', alert: true, message: workerData.words }) + '\\n');
  process.kill(process.pid, 'SIGKILL');
}, workerData.every);
`;

/**
 * Ends this process where its event loop is blocked for long, so that what runs it starts it again:
 * a process that hangs holds its port and answers nothing, and only a cluster would notice.
 */
export function startWatchdog({ hanging = HANGING, every = LOOKED_EVERY } = {}): void {
  const beats = new SharedArrayBuffer(4);
  const view = new Int32Array(beats);
  setInterval(() => Atomics.add(view, 0, 1), every / 2).unref();
  const words = `the event loop was blocked for ${hanging / 1000} s: this process ends`;
  const workerData = { beats, every, hanging, words };
  const limits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 };
  new Worker(THREAD, { eval: true, workerData, resourceLimits: limits, execArgv: [] }).unref();
}
