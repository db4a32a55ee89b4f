/**
 * CPU seconds that a command used, with all that it waited for. Beside others' work they say what a check
 * costs, where its length only says how busy the machine is.
 */
import { readFileSync } from 'node:fs';

/** The shell's own `times` (POSIX), after a command that went to its end: it is no process of its own. */
const WITH_TIMES = 'file=$1; shift; "$@"; code=$?; times > "$file"; exit $code';

/**
 * @param {string} file where its times are written
 * @returns {[string, string[]]} the command that runs this one and writes them
 */
export const withCpuTime = (file, command, args) => [
  'sh',
  ['-c', WITH_TIMES, 'sh', file, command, ...args],
];

const MINUTES_AND_SECONDS = /(\d+)m([\d.]+)s/g;

/**
 * @param {string} file that `withCpuTime` named
 * @returns {number} seconds of CPU of the command, user's and system's; 0 where it was killed
 */
export function cpuSecondsOf(file) {
  let children = '';
  try {
    // The first line is the shell's own, the second that of what it ran.
    children = readFileSync(file, 'utf8').split('\n')[1] ?? '';
  } catch {
    return 0;
  }
  return [...children.matchAll(MINUTES_AND_SECONDS)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
