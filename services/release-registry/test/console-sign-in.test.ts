import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConsoleEnvironment } from '../src/console/environment';
import { sayDone } from '../src/console/done';
import { entryFor } from '../src/console/people';
import { formOf, maria, openConsole, PASSWORD, third, type Console } from './console-shop';

const TOKEN = 'a token of the monitor';
let shop: Console;
let network = '10.0.0.1';
beforeEach(async () => {
  shop = await openConsole({
    ...{ people: await maria(), token: TOKEN, secure: true },
    networkOf: () => network,
  });
  await shop.fill();
});
afterEach(() => shop.close());

async function signIn(name = 'maria', password = PASSWORD): Promise<Response> {
  const page = await shop.ask('/sign-in');
  const { fields } = formOf(await page.text());
  return shop.send('/sign-in', { ...fields, name, password }, { Cookie: cookieOf(page) });
}
const cookieOf = (answer: Response) =>
  /^[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
const asMaria = async () => ({ Cookie: cookieOf(await signIn()) });

describe('a console with people', () => {
  it('shows nothing to whoever is not signed in, and sends a browser to sign in', async () => {
    for (const path of [
      '/',
      '/apps/mfe-search',
      '/history',
      '/needs',
      '/status.json',
      '/metrics',
    ]) {
      expect((await shop.ask(path)).status).toBe(401);
    }
    const page = await shop.ask('/', { headers: { Accept: 'text/html' } });
    expect([page.status, page.headers.get('location')]).toEqual([303, '/sign-in']);
    expect((await shop.send('/apps/mfe-search/promote', {})).status).toBe(401);
    expect((await shop.ask('/health')).status).toBe(200);
  });

  it('lets a person in by a cookie that no script and no other site gets', async () => {
    const answer = await signIn();
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    const set = answer.headers.get('set-cookie') ?? '';
    for (const word of ['__Host-console=', 'HttpOnly', 'SameSite=Strict', 'Secure', 'Path=/']) {
      expect(set).toContain(word);
    }
    expect(await shop.text('/', { headers: { Cookie: cookieOf(answer) } })).toContain('maria');
    expect((await shop.ask('/', { headers: { Cookie: '__Host-console=made-up' } })).status).toBe(
      401,
    );
  });

  it('says the same of a wrong password and an unknown name', async () => {
    const wrong = await signIn('maria', 'another password');
    const unknown = await signIn('nobody', PASSWORD);
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    for (const answer of [wrong, unknown]) {
      expect(await answer.text()).toContain('No person of that name and password.');
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  it('tells its log who signed in, who was refused and who left, and never what was typed', async () => {
    shop.done.length = 0;
    await signIn('maria', 'another password');
    await signIn(PASSWORD, 'maria');
    const cookie = cookieOf(await signIn());
    const page = await shop.text('/', { headers: { Cookie: cookie } });
    const token = /action="\/sign-out"[^]*?name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
    await shop.send('/sign-out', { token }, { Cookie: cookie });
    expect(shop.done).toEqual([
      { action: 'sign-in refused', person: 'maria' },
      { action: 'sign-in refused', person: null },
      { action: 'sign in', person: 'maria' },
      { action: 'sign out', person: 'maria' },
    ]);
    expect(shop.done.map(sayDone)[1]).toBe('somebody unknown: sign-in refused');
  });

  it('lets a network try five times for a name, and others still in', async () => {
    for (let at = 0; at < 5; at += 1) expect((await signIn('maria', 'wrong')).status).toBe(401);
    const refused = await signIn();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    network = '10.0.9.9';
    expect((await signIn()).status).toBe(303);
    network = '10.0.0.1';
  });

  it('lets nobody in by the form of another site', async () => {
    const page = await shop.ask('/sign-in');
    const { fields } = formOf(await page.text());
    const given = { ...fields, name: 'maria', password: PASSWORD };
    const headers = { Cookie: cookieOf(page) };
    const evil = { ...headers, Origin: 'https://evil.example' };
    const answer = await shop.send('/sign-in', given, evil);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
    for (const sent of [
      { ...given, token: 'x' },
      { ...given, token: '' },
    ]) {
      expect((await shop.send('/sign-in', sent, headers)).status).toBe(403);
    }
    // The form of one browser is none of another's.
    expect((await shop.send('/sign-in', given)).status).toBe(403);
  });

  it('lets a person change their own apps, under their name, and no others', async () => {
    const headers = await asMaria();
    const { action, fields } = formOf(await shop.text('/apps/mfe-search/promote', { headers }));
    expect((await shop.send(action, fields, headers)).status).toBe(303);
    expect((await shop.store.registry.read()).history.at(-1)).toMatchObject({ by: 'maria' });
    expect((await shop.state())?.live).toBe(third);
    const other = await shop.ask('/apps/mfe-catalog/rollback', { headers });
    expect(other.status).toBe(403);
    expect(await other.text()).toContain('mfe-catalog is not yours to change');
    expect(await shop.text('/apps/mfe-catalog', { headers })).not.toContain('/apps/mfe-catalog/');
  });

  it('takes the form of one person from nobody else', async () => {
    const headers = await asMaria();
    const { action, fields } = formOf(await shop.text('/apps/mfe-search/promote', { headers }));
    expect((await shop.send(action, fields, await asMaria())).status).toBe(403);
    expect((await shop.send(action, fields)).status).toBe(401);
  });

  it('forgets a person who signs out', async () => {
    const headers = await asMaria();
    const page = await shop.text('/', { headers });
    const token = /action="\/sign-out"[^]*?value="([^"]+)"/.exec(page)?.[1] ?? '';
    await shop.send('/sign-out', { token: 'x' }, headers);
    expect((await shop.ask('/', { headers })).status).toBe(200);
    await shop.send('/sign-out', { token }, headers);
    expect((await shop.ask('/', { headers })).status).toBe(401);
  });

  it('lets a monitor read figures by its token, and nothing else', async () => {
    const headers = { Authorization: `Bearer ${TOKEN}` };
    for (const path of ['/metrics', '/status.json', '/status.schema.json']) {
      expect((await shop.ask(path, { headers })).status).toBe(200);
    }
    expect((await shop.ask('/', { headers })).status).toBe(401);
    expect((await shop.send('/apps/mfe-search/promote', {}, headers)).status).toBe(401);
    expect((await shop.ask('/metrics', { headers: { Authorization: 'Bearer x' } })).status).toBe(
      401,
    );
  });
});

describe('the settings of the console', () => {
  it('are refused where strangers could come in without a password', () => {
    const read = (given: Record<string, string>) => () => readConsoleEnvironment(given);
    expect(read({})).not.toThrow();
    expect(read({ NODE_ENV: 'production' })).toThrow('CONSOLE_USERS: is needed with NODE_ENV');
    expect(read({ NODE_ENV: 'production' })).toThrow('RELEASE_STORE: is needed in production');
    expect(read({ HOST: '0.0.0.0' })).toThrow('CONSOLE_USERS: is needed where HOST lets');
    expect(read({ CONSOLE_TOKEN: 'short' })).toThrow('CONSOLE_TOKEN: must have 16 characters');
  });

  it('name a wrong person by place, and no secret', async () => {
    const entry = await entryFor('maria', 'all', PASSWORD);
    const read = (users: string) => () => readConsoleEnvironment({ CONSOLE_USERS: users });
    expect(readConsoleEnvironment({ CONSOLE_USERS: entry }).CONSOLE_USERS).toMatchObject([
      { name: 'maria', apps: 'all' },
    ]);
    for (const wrong of ['joe', 'joe:all:x:y', entry.replace('all', 'none'), `${entry}:more`]) {
      expect(read(`${entry},${wrong}`)).toThrow(
        /^CONSOLE_USERS: entry 2 is no name:apps:salt:hash/,
      );
    }
    expect(read(`${entry},${entry}`)).toThrow('names somebody twice');
    expect(read(',')).toThrow('names nobody');
    await expect(entryFor('a:b', 'all', PASSWORD)).rejects.toThrow('a name of letters');
  });
});
