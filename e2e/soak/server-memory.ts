/** The memory of the shop's processes, as the system counts it. */
import { readdirSync, readFileSync } from 'node:fs';

const SCRIPTS: [RegExp, (found: RegExpExecArray) => string][] = [
  [/static-server\.ts (mfe-[a-z-]+)/, (found) => found[1] ?? 'remote'],
  [/server\/main\.ts/, () => 'shell'],
  [/src\/main\.ts/, () => 'provider-api'],
];

/** @returns megabytes (resident) by the name of each server that this process has started */
export function serverMemory(): Map<string, number> {
  const found = new Map<string, number>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      if (!status.includes(`PPid:\t${process.pid}\n`)) continue;
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
      for (const [script, nameOf] of SCRIPTS) {
        const matched = script.exec(command);
        if (matched) found.set(nameOf(matched), kilobytes / 1024);
      }
    } catch {
      // The process has ended meanwhile.
    }
  }
  return found;
}
