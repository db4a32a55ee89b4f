/** Somebody of the staff with a browser, at the counter of a test's shop. */
import type { Hono } from 'hono';
import { DomUtils, parseDocument } from 'htmlparser2';
import { Secret, TOTP } from 'otpauth';
import type { ImportPlace } from '../src/counter/catalogue/import-jobs';
import { createCounter } from '../src/counter/counter';
import { createTurn } from '../src/domain/import/turn';
import { readEnvironment, type Environment } from '../src/environment';
import { createOrderFeed, type OrderFeed } from '../src/domain/orders/order-feed';
import type { BUILT_IN } from '../src/domain/staff/role';
import { createStoredSettings } from '../src/domain/settings/stored-settings';
import { startStaffSession } from '../src/domain/staff/session';
import { runStaffJob } from '../src/domain/staff/staff-job';
import { addStaff, findStaff } from '../src/domain/staff/account';
import { PROXY_SECRET, type TestShop } from './shop';

type Role = (typeof BUILT_IN)[number];

export const PASSWORD = 'a long password of the staff';

export type Page = { status: number; text: string; headers: Headers; location: string | null };

export type Counter = { app: Hono; feed: OrderFeed; shop: TestShop };

/** Imports of the counter run in the test's own database. */
const importsIn = ({ deps }: TestShop): ImportPlace => ({
  ...{ jobs: deps.db, pause: null, turn: createTurn() },
  tidy: () => Promise.resolve(),
});

export function openCounter(shop: TestShop, settings: Partial<Environment> = {}): Counter {
  const feed = createOrderFeed(shop.deps, 10);
  const environment = { ...readEnvironment({}), ...settings };
  const shopSettings = createStoredSettings(shop.deps, environment.shop, () => shop.time);
  return {
    app: createCounter({ ...shop.deps, shopSettings }, environment, feed, importsIn(shop)),
    feed,
    shop,
  };
}

/** What an authenticator shows at the shop's time. */
export const codeOf = (secret: string, shop: TestShop): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.time });

/** A field's name in its form: one of several forms on a page has its number before it. */
const own = (name = '') => name.replace(/^\d+\./, '');

/** The hidden fields of the first form that a page sends to a path, its token among them. */
export function hiddenIn({ text }: Page, path: string): Record<string, string> {
  const form = DomUtils.getElementsByTagName('form', parseDocument(text)).find(
    ({ attribs: { action = '' } }) => action.split('?')[0] === path,
  );
  if (!form) throw new Error(`the page has no form for ${path}`);
  const fields = DomUtils.getElementsByTagName('input', form)
    .filter(
      ({ attribs: { type, name } }) => type === 'hidden' && !['at', 'was'].includes(own(name)),
    )
    .map(({ attribs: { name, value = '' } }) => [own(name), value]);
  return Object.fromEntries(fields) as Record<string, string>;
}

/** All fields of the form that a page sends to a path, as they are filled in. */
export function filledIn(page: Page, path: string): Record<string, string> {
  const form = DomUtils.getElementsByTagName('form', parseDocument(page.text)).find(
    ({ attribs: { action = '' } }) => action.split('?')[0] === path,
  );
  const lines = DomUtils.getElementsByTagName('input', form ?? []).filter(
    ({ attribs: { type } }) => type === 'text',
  );
  const choices = DomUtils.getElementsByTagName('select', form ?? []).map((select) => {
    const options = DomUtils.getElementsByTagName('option', select);
    const chosen = options.find(({ attribs }) => 'selected' in attribs) ?? options[0];
    return [own(select.attribs.name), chosen?.attribs.value ?? ''];
  });
  return {
    ...hiddenIn(page, path),
    ...(Object.fromEntries([
      ...lines.map(({ attribs: { name, value = '' } }) => [own(name), value]),
      ...choices,
    ]) as Record<string, string>),
  };
}

/** The token of the form that a page sends to a path. */
export function tokenIn(page: Page, path: string): string {
  const { token } = hiddenIn(page, path);
  if (token === undefined) throw new Error(`the form for ${path} has no token`);
  return token;
}

export class Clerk {
  readonly cookies = new Map<string, string>();
  /** The network that the browser is in, as a proxy would say it. */
  from: string | null = null;

  constructor(
    readonly counter: Counter,
    readonly origin = 'http://localhost',
  ) {}

  async #ask(path: string, init: RequestInit): Promise<Page> {
    const headers = new Headers(init.headers);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie !== '') headers.set('cookie', cookie);
    if (this.from !== null) {
      headers.set('x-proxy-secret', PROXY_SECRET);
      headers.set('x-forwarded-for', this.from);
    }
    if (!headers.has('accept')) headers.set('accept', 'text/html');
    const answer = await this.counter.app.request(`${this.origin}${path}`, { ...init, headers });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/max-age=0/i.test(set)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const { status } = answer;
    return {
      status,
      text: await answer.text(),
      headers: answer.headers,
      location: answer.headers.get('location'),
    };
  }

  look(path: string, headers: Record<string, string> = {}): Promise<Page> {
    return this.#ask(path, { headers });
  }

  /** Sends a form as it is, with a token or without. */
  post(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Page> {
    const body = new URLSearchParams(fields).toString();
    return this.#ask(path, {
      method: 'POST',
      headers: {
        'content-length': String(body.length),
        origin: this.origin,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      body,
    });
  }

  /** Sends the form of a page with its hidden fields, as its button does. @param on the page that has it */
  async send(path: string, fields: Record<string, string>, on: string): Promise<Page> {
    return this.post(path, { ...hiddenIn(await this.look(on), path), ...fields });
  }

  /** Sends the form of a page as it is filled in, but for these fields. @param on the page that has it */
  async press(path: string, on: string, fields: Record<string, string> = {}): Promise<Page> {
    return this.post(path, { ...filledIn(await this.look(on), path), ...fields });
  }

  /** Sends the form of a page with files, as a browser does. @param on the page that has it */
  async sendFiles(
    path: string,
    fields: Record<string, string>,
    files: readonly { name: string; bytes: Uint8Array }[],
    on: string,
  ): Promise<Page> {
    const body = new FormData();
    const token = tokenIn(await this.look(on), path);
    for (const [name, value] of Object.entries({ ...fields, token })) body.append(name, value);
    for (const { name, bytes } of files) body.append('file', new File([bytes as BlobPart], name));
    const headers = { origin: this.origin, 'sec-fetch-site': 'same-origin' };
    return this.#ask(path, { method: 'POST', headers, body });
  }

  signIn(given: { name: string; password: string; code: string }): Promise<Page> {
    return this.send('/staff/sign-in', given, '/staff/sign-in');
  }
}

/** A new account's link, as the command prints it. */
export async function linkFor(shop: TestShop, name: string, role: Role): Promise<string> {
  const place = { jobs: shop.deps.db, counterOrigin: 'http://localhost:4001' };
  const job = { staff: { do: 'add', name, role } } as const;
  const { lines } = await runStaffJob(job, place, new Date(shop.time));
  const found = /http:\/\/localhost:4001(\S+)/.exec(lines.join('\n'))?.[1];
  if (found === undefined) throw new Error(`no link: ${lines.join(' ')}`);
  return found;
}

/** Opens an account by its link. @returns the page with the recovery codes */
export async function openByLink(clerk: Clerk, link: string, password = PASSWORD): Promise<Page> {
  const { shop } = clerk.counter;
  const page = await clerk.look(link);
  const key = /<code class="key">([^<]+)<\/code>/.exec(page.text)?.[1] ?? '';
  return clerk.post('/staff/welcome', {
    token: tokenIn(page, '/staff/welcome'),
    link: new URLSearchParams(link.split('?')[1]).get('link') ?? '',
    name: 'whatever',
    password,
    again: password,
    code: codeOf(key.replaceAll(' ', ''), shop),
  });
}

/** Somebody of a role who is signed in, without the way there. */
export async function signedIn(counter: Counter, name: string, role: string): Promise<Clerk> {
  const { deps, time } = counter.shop;
  const known = await findStaff(deps.db, name);
  if (!known) await addStaff(deps.db, { name, role }, new Date(time));
  const account = known ?? (await findStaff(deps.db, name));
  if (!account) throw new Error(`there is no ${name}`);
  const clerk = new Clerk(counter);
  clerk.cookies.set('staff', await startStaffSession(deps.db, account.id, new Date(time)));
  return clerk;
}
