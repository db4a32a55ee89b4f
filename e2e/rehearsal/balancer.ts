/** The balancer before the providers: HAProxy with the configuration of deploy/haproxy. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startProgram, type Running } from './process';

const CONFIGURATION = resolve(import.meta.dirname, '../../deploy/haproxy/haproxy.cfg');

/**
 * Starts it on a port of this machine.
 * @param providers the ports at which a provider may be; those without one are found not ready
 */
export function startBalancer(
  folder: string,
  logs: string,
  port: number,
  providers: readonly number[],
): Running {
  const servers = providers.map((at, nth) => `  server provider-${nth + 1} 127.0.0.1:${at}`);
  const text = readFileSync(CONFIGURATION, 'utf8')
    .replace('127.0.0.1:4100', `127.0.0.1:${port}`)
    // Nobody reads its metrics here.
    .replace(/^frontend metrics\n(?: {2}.*\n)+/m, '')
    .replace(/(?:^ {2}server .*\n)+/gm, `${servers.join('\n')}\n`);
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, text);
  const program = {
    name: 'balancer',
    folder,
    command: 'haproxy',
    args: ['-db', '-f', file],
    env: {},
  };
  return startProgram(program, logs);
}
