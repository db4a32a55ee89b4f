/** Notices when the package manager that has started this process has ended, however it ended. */
import { readFileSync } from 'node:fs';

/** How often it is checked, in milliseconds. */
const LOOKED = 500;

/** What package managers set for all that they start. */
const MARK = 'npm_execpath';

/** @param {number} pid */
function isRun(pid) {
  if (pid === process.pid) return process.env[MARK] !== undefined;
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .some((each) => each.startsWith(`${MARK}=`));
  } catch {
    return false;
  }
}

/**
 * @param {number} pid
 * @returns {number} its parent; 0 where it has ended, or the system doesn't say
 */
function parentOf(pid) {
  if (pid === process.pid) return process.ppid;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before may hold anything, brackets and spaces too.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

/**
 * Calls back once when a runner of this process has ended. `npx pnpm start` is a chain of npm, shells
 * and pnpm, and a SIGTERM to its first ends no other: the next one only gets another parent. So
 * every link of the chain is watched, up to the one that no package manager has started: what stands
 * above that, a terminal or systemd, may go. Where the system doesn't show other processes (it is
 * Linux that does) only our own parent is watched.
 * @param {() => void} gone
 */
export function onRunnerExit(gone) {
  /** @type {[number, number][]} */
  const links = [];
  for (let pid = process.pid; pid > 1 && isRun(pid); pid = parentOf(pid)) {
    links.push([pid, parentOf(pid)]);
  }
  if (links.length === 0) return;
  // The output may have no reader by then: a failed write must not end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const timer = setInterval(() => {
    if (links.every(([pid, parent]) => parentOf(pid) === parent)) return;
    clearInterval(timer);
    gone();
  }, LOOKED);
  timer.unref();
}
