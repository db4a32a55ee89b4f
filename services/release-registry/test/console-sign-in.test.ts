import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formToken } from 'back-office/form-token';
import { createConsole } from '../src/console/app';
import { peopleFile, type PeopleFile } from '../src/console/accounts/people-file';
import { folderDocument } from '../src/console/accounts/stored-document';
import { sayDone } from '../src/console/done';
import { readConsoleEnvironment } from '../src/console/environment';
import { telemetryFile } from '../src/telemetry-source';
import {
  formOf,
  openConsole,
  openPeople,
  PASSWORD,
  peopleJob,
  third,
  type Console,
} from './console-shop';
import { linkIn, Teammate } from './teammate';

const TOKEN = 'a token of the monitor';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SESSION = '__Host-console';

let people: PeopleFile;
let shop: Console;
let network = '10.0.0.1';
let clock = Date.now();
let maria: Teammate;
const now = () => new Date(clock);
const job = (words: string) => peopleJob(people, words, now());
/** The next code, because each is taken once. */
const later = () => {
  clock += MINUTE;
};
/** Another browser of somebody who has this authenticator. */
function another(of = maria): Teammate {
  const browser = new Teammate(shop);
  browser.key = of.key;
  return browser;
}
const isIn = async (who: Teammate) => (await who.look('/account')).status === 200;

beforeEach(async () => {
  network = '10.0.0.1';
  clock = Date.now();
  people = await openPeople();
  shop = await openConsole({
    ...{ people, token: TOKEN, secure: true, now },
    networkOf: () => network,
  });
  await shop.fill();
  maria = new Teammate(shop);
  await maria.open(linkIn(await job('add maria mfe-search+mfe-content')));
});
afterEach(() => shop.close());

/** Every page and form of the console by who gets it; what isn't here fails. */
const ROUTES: Record<string, 'anybody' | 'signed in' | 'signed in, or a monitor'> = {
  'GET /health': 'anybody',
  'GET /style.css': 'anybody',
  'GET /archivo.woff2': 'anybody',
  'GET /sign-in': 'anybody',
  'POST /sign-in': 'anybody',
  'GET /welcome': 'anybody',
  'POST /welcome': 'anybody',
  'POST /sign-out': 'signed in',
  'GET /account': 'signed in',
  'POST /account/password': 'signed in',
  'POST /account/recovery-codes': 'signed in',
  'POST /account/sessions/end': 'signed in',
  'POST /account/sign-out-everywhere': 'signed in',
  'GET /': 'signed in',
  'GET /teams': 'signed in',
  'GET /needs': 'signed in',
  'GET /history': 'signed in',
  'GET /apps/:app': 'signed in',
  'GET /apps/:app/:action': 'signed in',
  'POST /apps/:app/:action': 'signed in',
  'GET /metrics': 'signed in, or a monitor',
  'GET /status.json': 'signed in, or a monitor',
  'GET /status.schema.json': 'signed in, or a monitor',
};

describe('who gets what of the console', () => {
  const pathOf = (route: string) =>
    (route.split(' ')[1] ?? '').replace(':app', 'mfe-search').replace(':action', 'promote');
  const ask = async (route: string, headers: Record<string, string>) => {
    const method = route.split(' ')[0] ?? 'GET';
    return (await shop.ask(pathOf(route), { method, headers })).status;
  };

  it('is in the table, each route of it', () => {
    const app = createConsole({
      ...{ store: shop.store, told: telemetryFile(shop.store.root), people, here: '' },
      ...{ networkOf: () => '', secure: true, warn: () => undefined, tell: () => undefined },
    });
    const bound = app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(bound)].toSorted()).toEqual(Object.keys(ROUTES).toSorted());
  });

  it.each(Object.entries(ROUTES))('%s: %s', async (route, may) => {
    const session = maria.cookies.get(SESSION) ?? '';
    const refused = may === 'anybody' ? [] : [401];
    const identities: [Record<string, string>, boolean][] = [
      [{}, may === 'anybody'],
      [{ Cookie: `${SESSION}=${'x'.repeat(43)}` }, may === 'anybody'],
      [{ Cookie: `console=${session}` }, may === 'anybody'],
      [{ Authorization: `Bearer ${TOKEN}` }, may !== 'signed in'],
      [{ Authorization: 'Bearer x' }, may === 'anybody'],
      [{ Cookie: `${SESSION}=${session}` }, true],
    ];
    for (const [headers, isLetIn] of identities) {
      const status = await ask(route, headers);
      if (isLetIn) expect(status).not.toBe(401);
      else expect(refused).toContain(status);
    }
  });

  it('takes no form without the token of its own path and session', async () => {
    const session = maria.cookies.get(SESSION) ?? '';
    const forms = Object.keys(ROUTES).filter((route) => route.startsWith('POST'));
    for (const route of forms) {
      const path = pathOf(route);
      for (const token of ['', 'x', formToken(session, '/another'), formToken('x', path)]) {
        expect([path, (await maria.post(path, { token })).status]).toEqual([path, 403]);
      }
    }
    const token = formToken(session, '/account/sign-out-everywhere');
    const evil = { Origin: 'https://evil.example' };
    expect((await maria.post('/account/sign-out-everywhere', { token }, evil)).status).toBe(403);
  });

  it('sends a browser to sign in', async () => {
    const page = await new Teammate(shop).look('/');
    expect([page.status, page.location]).toEqual([303, '/sign-in']);
  });
});

describe('signing in at the console', () => {
  it('opens an account by its link once, and asks for password and code from then on', async () => {
    const link = linkIn(await job('add ben all'));
    const ben = new Teammate(shop);
    const opened = await ben.open(link);
    expect(opened.status).toBe(200);
    const codes = opened.text.match(/[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}/g) ?? [];
    expect(new Set(codes).size).toBe(10);
    expect(await isIn(ben)).toBe(true);
    expect((await new Teammate(shop).look(link)).status).toBe(404);

    later();
    const code = ben.code();
    const known = { name: ' Ben ', code };
    const signed = await another(ben).signIn(known);
    expect([signed.status, signed.location]).toEqual([303, '/']);
    const set = signed.headers.get('set-cookie') ?? '';
    for (const word of [`${SESSION}=`, 'HttpOnly', 'SameSite=Strict', 'Secure', 'Max-Age=43200']) {
      expect(set).toContain(word);
    }
    // Each code is taken once, of both kinds.
    expect((await another(ben).signIn(known)).status).toBe(401);
    const recovery = { name: 'ben', code: (codes[0] ?? '').toLowerCase().replaceAll('-', ' ') };
    expect((await another(ben).signIn(recovery)).status).toBe(303);
    expect((await another(ben).signIn(recovery)).status).toBe(401);
  });

  it('lets one of two in who use a code, a recovery code or a link at the same time', async () => {
    later();
    const code = maria.code();
    const both = await Promise.all([another().signIn({ code }), another().signIn({ code })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 401]);
    const link = linkIn(await job('add ben all'));
    const opened = await Promise.all([
      new Teammate(shop).open(link),
      new Teammate(shop).open(link),
    ]);
    expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('lets nobody in by a password alone', async () => {
    later();
    for (const code of ['', '000000', PASSWORD]) {
      expect((await another().signIn({ code })).status).toBeGreaterThanOrEqual(400);
    }
    // An account whose link nobody has used has neither.
    await job('add ben all');
    expect((await another().signIn({ name: 'ben', password: '' })).status).toBe(422);
    expect((await another().signIn({ name: 'ben', password: 'null' })).status).toBe(401);
  });

  it('says the same of a wrong name, password and code', async () => {
    later();
    const said = new Set<string>();
    for (const wrong of [{ name: 'nobody' }, { password: 'another one' }, { code: '000000' }]) {
      const page = await another().signIn(wrong);
      expect(page.status).toBe(401);
      said.add(/role="alert">([^<]+)/.exec(page.text)?.[1] ?? '');
    }
    expect([...said]).toEqual(['Name, password or code is wrong. A code works once.']);
  });

  it('shows a refused form again with its name, and no password or code', async () => {
    later();
    const typed = { password: 'a wrong long password', code: '135790' };
    const page = await another().signIn(typed);
    expect(page.text).toMatch(/<input[^>]* name="name"[^>]* value="maria"/);
    for (const secret of Object.values(typed)) expect(page.text).not.toContain(secret);
    const given = { current: 'wrong', password: 'another long password', again: 'mistyped' };
    const account = await maria.send('/account/password', given, '/account');
    expect(account.status).toBe(422);
    expect(account.text).toMatch(/aria-invalid="true"[^>]*aria-describedby="/);
    for (const secret of [given.password, given.again]) expect(account.text).not.toContain(secret);
  });

  it('refuses a weak, a mistyped or an unproved opening, and the link still works', async () => {
    const link = linkIn(await job('add ben all'));
    const ben = new Teammate(shop);
    expect((await ben.open(link, 'too short')).status).toBe(422);
    expect((await ben.open(link, 'benben12ben12')).text).toContain('too easy to guess');
    const given = { password: PASSWORD, again: PASSWORD, code: '000000' };
    expect((await ben.send('/welcome', given, link)).status).toBe(422);
    const other = { ...given, again: `${PASSWORD}x`, code: ben.code() };
    expect((await ben.send('/welcome', other, link)).status).toBe(422);
    expect((await ben.open(link)).status).toBe(200);
  });

  it('ends a link after a day, and with the next one', async () => {
    const first = linkIn(await job('add ben all'));
    const second = linkIn(await job('reset ben'));
    expect((await new Teammate(shop).look(first)).status).toBe(404);
    expect((await new Teammate(shop).look(second)).status).toBe(200);
    clock += 25 * HOUR;
    expect((await new Teammate(shop).look(second)).status).toBe(404);
  });

  it('limits the tries of a network, and lets in who has signed in by this browser before', async () => {
    maria.cookies.delete(SESSION);
    for (let at = 0; at < 31; at += 1) {
      network = `10.0.9.${at % 6}`;
      await another().signIn({ password: 'x' });
    }
    later();
    network = '10.0.7.7';
    const refused = await another().signIn();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await maria.signIn()).status).toBe(303);
    // The network that this was from is known too.
    later();
    expect((await another().signIn()).status).toBe(303);
    // Somebody who has lost the browser gets a link from the command, which works once.
    const link = linkIn(await job('link maria'));
    later();
    const phone = another();
    network = '10.0.7.8';
    expect((await phone.look(link)).location).toBe('/sign-in');
    expect((await phone.signIn()).status).toBe(303);
    expect((await another().look(link)).status).toBe(404);
  });

  it('tells its log who signed in, who was refused and who left, and never what was typed', async () => {
    shop.done.length = 0;
    later();
    const other = another();
    await other.signIn({ password: 'mistyped' });
    await other.signIn({ name: 'a-password-for-a-name' });
    await other.signIn();
    await other.send('/sign-out', {}, '/');
    expect(shop.done).toEqual([
      { action: 'sign-in refused', person: 'maria' },
      { action: 'sign-in refused', person: null },
      { action: 'sign in', person: 'maria' },
      { action: 'sign out', person: 'maria' },
    ]);
    expect(shop.done.map(sayDone)[1]).toBe('somebody unknown: sign-in refused');
  });
});

describe('a session of the console', () => {
  it('outlives a restart', async () => {
    const again = await openConsole({ people, secure: true, now });
    const cookie = `${SESSION}=${maria.cookies.get(SESSION)}`;
    expect((await again.ask('/', { headers: { cookie } })).status).toBe(200);
    await again.close();
  });

  it('ends without use, after a working day, at sign-out, and everywhere else', async () => {
    clock += 2 * HOUR + 1;
    expect(await isIn(maria)).toBe(false);
    await maria.signIn();
    for (let hours = 0; hours < 12; hours += 1) {
      expect(await isIn(maria)).toBe(true);
      clock += HOUR;
    }
    clock += 1;
    expect(await isIn(maria)).toBe(false);

    await maria.signIn();
    later();
    const other = another();
    await other.signIn();
    const kept = other.cookies.get(SESSION) ?? '';
    await maria.send('/account/sign-out-everywhere', {}, '/account');
    expect([await isIn(maria), await isIn(other)]).toEqual([true, false]);
    later();
    await other.signIn();
    expect(other.cookies.get(SESSION)).not.toBe(kept);
    const ended = other.cookies.get(SESSION) ?? '';
    expect((await other.send('/sign-out', {}, '/')).location).toBe('/sign-in');
    other.cookies.set(SESSION, ended);
    expect(await isIn(other)).toBe(false);
  });

  it('is listed with others of the same person, who ends each by itself', async () => {
    later();
    const phone = another();
    const agent = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10) Chrome/140.0 Mobile Safari/5' };
    const { fields } = formOf((await phone.look('/sign-in')).text);
    const given = { ...fields, name: 'maria', password: PASSWORD, code: phone.code() };
    await phone.post('/sign-in', given, agent);
    const ben = new Teammate(shop);
    await ben.open(linkIn(await job('add ben all')));
    const { text } = await maria.look('/account');
    expect(text).toContain('Chrome on Android');
    expect(text.match(/This one/g)).toHaveLength(1);
    const session = /name="session" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const token = (who: Teammate) =>
      formToken(who.cookies.get(SESSION) ?? '', '/account/sessions/end');
    const end = async (who: Teammate) =>
      (await who.post('/account/sessions/end', { session, token: token(who) })).location;
    // Somebody else's and the one that asks are not ended.
    expect([await end(ben), await end(phone)]).toEqual(Array(2).fill('/account?said=already'));
    expect(await isIn(phone)).toBe(true);
    expect(await end(maria)).toBe('/account?said=ended');
    expect([await isIn(phone), await isIn(maria)]).toEqual([false, true]);
  });

  it('is gone at once with the account, its sign-in, or what it may change', async () => {
    expect((await maria.look('/apps/mfe-search/promote')).status).toBe(200);
    await job('apps maria mfe-content');
    expect((await maria.look('/apps/mfe-search/promote')).status).toBe(403);
    await job('reset maria');
    expect(await isIn(maria)).toBe(false);
    const ben = new Teammate(shop);
    await ben.open(linkIn(await job('add ben all')));
    await job('remove ben');
    expect(await isIn(ben)).toBe(false);
    expect(await job('list')).toBe('maria may change mfe-content, and has not used the link yet');
  });

  it('changes a password with the present one only, and ends every other session', async () => {
    later();
    const other = another();
    await other.signIn();
    const next = 'another long password';
    const change = (current: string) =>
      maria.send('/account/password', { current, password: next, again: next }, '/account');
    expect((await change('wrong')).status).toBe(422);
    expect((await change(PASSWORD)).location).toBe('/account?said=password');
    expect((await maria.look('/account?said=password')).text).toContain('Your password is changed');
    expect([await isIn(maria), await isIn(other)]).toEqual([true, false]);
    later();
    expect((await another().signIn()).status).toBe(401);
    expect((await another().signIn({ password: next })).status).toBe(303);
    // As many guesses as to sign in.
    for (let at = 0; at < 10; at += 1) await change('wrong');
    expect((await change(next)).status).toBe(429);
  });

  it('replaces all recovery codes with the own password only', async () => {
    const renew = (current: string) =>
      maria.send('/account/recovery-codes', { current }, '/account');
    expect((await renew('wrong')).status).toBe(422);
    const code = /[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}/.exec(
      (await renew(PASSWORD)).text,
    )?.[0];
    expect((await another().signIn({ code: code ?? '' })).status).toBe(303);
  });

  it('lets a person change their own apps, under their name, and no others', async () => {
    const { action, fields } = formOf((await maria.look('/apps/mfe-search/promote')).text);
    expect((await maria.post(action, fields)).status).toBe(303);
    expect((await shop.store.registry.read()).history.at(-1)).toMatchObject({ by: 'maria' });
    expect((await shop.state())?.live).toBe(third);
    expect((await maria.look('/apps/mfe-search')).text).toContain(`${third} is live, before it`);
    const other = await maria.look('/apps/mfe-catalog/rollback');
    expect(other.status).toBe(403);
    expect(other.text).toContain('mfe-catalog is not yours to change');
    expect((await maria.look('/apps/mfe-catalog')).text).not.toContain('/apps/mfe-catalog/');
  });
});

describe('the accounts of the console', () => {
  it('are sealed: who may read or write the store learns and adds nothing', async () => {
    const root = join(shop.store.root, 'sealed');
    const document = folderDocument(root);
    const file = peopleFile(document, 'a secret that is long enough');
    const link = linkIn(await peopleJob(file, 'add maria all'));
    const text = await readFile(join(root, 'console.json'), 'utf8');
    expect(text).not.toMatch(/maria|totp|mfe/);
    expect((await stat(join(root, 'console.json'))).mode & 0o777).toBe(0o600);
    expect(link).toMatch(/^\/welcome\?link=/);
    await expect(peopleFile(document, 'another secret of this length').read()).rejects.toThrow(
      'sealed with another CONSOLE_SECRET',
    );
    const tag = (await document.read())?.tag ?? '';
    expect(await document.replace(tag, `${text.slice(0, -2)}AA`)).toBe(true);
    await expect(file.read()).rejects.toThrow('sealed with another CONSOLE_SECRET');
    await document.replace((await document.read())?.tag ?? '', JSON.stringify({ people: [] }));
    await expect(file.read()).rejects.toThrow('sealed with another CONSOLE_SECRET');
  });

  it('lose nothing where several change them at once', { tags: 'long' }, async () => {
    const names = Array.from({ length: 8 }, (_, at) => `team-${at}`);
    await Promise.all(names.map((name) => job(`add ${name} all`)));
    const said = await job('list');
    for (const name of [...names, 'maria']) expect(said).toContain(`${name} may change`);
  });

  it('are changed by the command, which refuses what it can’t do in one line', async () => {
    await expect(job('add maria all')).rejects.toThrow('there is a maria already');
    await expect(job('add ben nothing')).rejects.toThrow('apps of this shop by +, or all');
    await expect(job('add a:b all')).rejects.toThrow('a:b: no name');
    await expect(job('link nobody')).rejects.toThrow('there is no nobody');
    for (const words of ['add ben', 'promote maria', 'link', 'remove maria now']) {
      await expect(job(words)).rejects.toThrow(/usage|apps of this shop/);
    }
  });
});

describe('a console with an address', () => {
  it('answers to that host alone, but to a monitor', async () => {
    const named = await openConsole({
      ...{ people, secure: true, token: TOKEN, now, origin: 'https://console.shop.example' },
    });
    const ask = async (path: string, host: string, more: Record<string, string> = {}) =>
      (await named.ask(path, { headers: { host, ...more } })).status;
    expect(await ask('/sign-in', 'console.shop.example')).toBe(200);
    expect(await ask('/sign-in', 'rebound.example')).toBe(421);
    expect(await ask('/metrics', 'console:3006', { Authorization: `Bearer ${TOKEN}` })).toBe(200);
    await named.close();
  });
});

describe('the settings of the console', () => {
  it('are refused where strangers could come in without a password', () => {
    const read = (given: Record<string, string>) => () => readConsoleEnvironment(given);
    expect(read({})).not.toThrow();
    expect(read({ NODE_ENV: 'production' })).toThrow('CONSOLE_SECRET: is needed with NODE_ENV');
    expect(read({ NODE_ENV: 'production' })).toThrow('RELEASE_STORE: is needed in production');
    expect(read({ HOST: '0.0.0.0' })).toThrow('CONSOLE_SECRET: is needed where HOST lets');
    expect(read({ CONSOLE_TOKEN: 'short' })).toThrow('CONSOLE_TOKEN: must have 16 characters');
    expect(read({ CONSOLE_SECRET: 'short' })).toThrow('CONSOLE_SECRET: must have 16 characters');
  });

  it('name the one of versions before, and what takes its place', () => {
    const given = { CONSOLE_USERS: 'maria:all:salt:hash', CONSOLE_SECRET: 'a secret that is long' };
    const read = () => readConsoleEnvironment(given);
    expect(read).toThrow(/^CONSOLE_USERS: is no longer read: .*pnpm console:user add NAME APPS$/);
    expect(read).not.toThrow('salt');
  });
});
