/** The teams' console over the releases of the shop under test. */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { COMPILED } from 'tooling/run/compiled';
import { startService } from 'tooling/run/processes';
import { servicesOf } from 'tooling/run/services';
import { freePorts } from './free-ports';
import { shopAddress } from './shop-address';

const PACKAGE = resolve(import.meta.dirname, '../../services/release-registry');

export type RunningConsole = { url: string; end(): Promise<void> };

/** An entry of CONSOLE_USERS, as the command makes it. @param apps by `+`, or `all` */
export function consoleUser(name: string, apps: string, password: string): string {
  const args = [COMPILED, join(PACKAGE, 'src/console/user-command.ts'), name, apps];
  const made = execFileSync(process.execPath, args, { cwd: PACKAGE, input: password });
  return made.toString('utf8').trim();
}

/** Starts it, and waits until it answers. @param env its environment beside the shop's */
export async function startConsole(env: Record<string, string>): Promise<RunningConsole> {
  const [port = 0] = await freePorts(1);
  const { data } = shopAddress();
  const environment = { DATA_DIR: data, CONSOLE_PORT: String(port), ...env };
  const service = servicesOf(environment, '').find(({ name }) => name === 'console');
  if (!service) throw new Error('the shop has no console');
  const said: string[] = [];
  const running = startService({ ...service, env: { ...service.env, ...env } }, (line) =>
    said.push(line),
  );
  await running.ready.catch((error: unknown) => {
    throw new Error(`${String(error)}\n${said.join('\n')}`);
  });
  return { url: `http://localhost:${port}`, end: () => running.end() };
}
