import { readFileSync } from 'node:fs';

/** The kernel's unit of a process's time, in milliseconds: a hundredth of a second on every Linux. */
const TICK = 10;

/** A process's use of processor and memory, and its state, from the kernel. */
export type ProcessUse = {
  /** The processor's time that its main thread has had, in milliseconds. */
  cpu: number;
  /** Whether it waits for a processor or a disk, so that it is slow through no fault of its own. */
  waitsForTurn: boolean;
  /** The memory that it uses, in bytes. */
  held: number;
};

/**
 * @returns null where the kernel doesn't report it: on other systems than Linux, or when the
 * process has ended
 */
export function processUse(pid: number): ProcessUse | null {
  try {
    const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold anything; after it: state, and by proc(5) utime and stime.
    const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const cpu = (Number(rest[10]) + Number(rest[11])) * TICK;
    const held = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return { cpu, waitsForTurn: 'RD'.includes(state), held: Number(held?.[1] ?? 0) * 1024 };
  } catch {
    return null;
  }
}
