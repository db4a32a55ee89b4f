/** The teams' console over the releases of the shop under test, and people of its teams. */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { COMPILED } from 'tooling/run/compiled';
import { startService } from 'tooling/run/processes';
import { servicesOf } from 'tooling/run/services';
import { freePorts } from './free-ports';
import { shopAddress } from './shop-address';

const PACKAGE = resolve(import.meta.dirname, '../../services/release-registry');

/** What seals the accounts of the shop under test. */
export const CONSOLE_SECRET = 'the secret of the console under test';

/** Runs `pnpm console:user …` over the shop's releases. @returns what it prints */
function consoleUser(...words: string[]): string {
  const args = [COMPILED, join(PACKAGE, 'src/console/user-command.ts'), ...words];
  const env = { ...process.env, DATA_DIR: shopAddress().data, CONSOLE_SECRET };
  return execFileSync(process.execPath, args, { cwd: PACKAGE, env, stdio: 'pipe' }).toString();
}

/** Adds somebody anew, whoever had the name before. @returns the path of the one-time link */
export function addTeammate(name: string, apps: string): string {
  if (consoleUser('list').includes(`${name} may change`)) consoleUser('remove', name);
  return /\/welcome\?link=\S+/.exec(consoleUser('add', name, apps))?.[0] ?? 'no link';
}

/**
 * What an authenticator shows.
 * @param key as the page of the link shows it
 * @param later in how many milliseconds
 */
export const codeOf = (key: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, '')) }).generate({
    timestamp: Date.now() + later,
  });

const hiddenIn = (html: string, name: string) =>
  new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(html)?.[1] ?? '';

/** A page with a form for anybody: its text, and the cookie that its token is bound to. */
export async function openForm(url: string): Promise<{ html: string; cookie: string }> {
  const page = await fetch(url);
  const cookie = page.headers.getSetCookie().map((set) => set.split(';')[0] ?? '');
  return { html: await page.text(), cookie: cookie.join('; ') };
}

/** @property key of the authenticator */
type OpenedAccount = { key: string; recoveryCodes: string[] };

/** Opens an account by its link. */
export async function openAccount(
  url: string,
  link: string,
  password: string,
): Promise<OpenedAccount> {
  const { html, cookie } = await openForm(`${url}${link}`);
  const key = /<code class="key">([^<]+)</.exec(html)?.[1] ?? '';
  const body = new URLSearchParams({
    ...{ token: hiddenIn(html, 'token'), link: hiddenIn(html, 'link') },
    ...{ password, again: password, code: codeOf(key) },
  });
  const opened = await fetch(`${url}/welcome`, { method: 'POST', headers: { cookie }, body });
  if (opened.status !== 200) throw new Error(`the account was not opened: ${opened.status}`);
  const codes = (await opened.text()).matchAll(/<code>([^<]+)<\/code>/g);
  return { key, recoveryCodes: [...codes].map(([, code = '']) => code) };
}

export type RunningConsole = { url: string; end(): Promise<void> };

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
