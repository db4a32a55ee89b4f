import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ejectRelease } from '../src/eject';
import { publishFolders } from '../src/publish';
import { first, formOf, openConsole, second, third, type Console } from './console-shop';

let shop: Console;
beforeEach(async () => {
  shop = await openConsole();
  await shop.fill();
});
afterEach(() => shop.close());

const confirmed = async (action: string, query = '') =>
  formOf(await shop.text(`/apps/mfe-search/${action}${query}`));

describe('an action of the console', () => {
  it('is shown with what it changes before it is done, and changes nothing by being shown', async () => {
    const before = await shop.store.registry.read();
    const page = await shop.text('/apps/mfe-search/promote');
    expect(page).toContain('Give the canary of mfe-search to everybody?');
    expect(page).toMatch(new RegExp(`>\\s*live\\s*</td>[^]*${second}[^]*${third}`));
    expect(page).toContain(`<code>${third}, 10 %</code>`);
    expect(await shop.store.registry.read()).toEqual(before);
  });

  it('is done by its form, and the history names who did it', async () => {
    const { action, fields } = await confirmed('promote');
    const answer = await shop.send(action, fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/apps/mfe-search']);
    expect(await shop.state()).toMatchObject({ live: third, canary: null });
    const { history } = await shop.store.registry.read();
    expect(history.at(-1)).toMatchObject({ action: 'promote', version: third, by: 'somebody' });
    expect(history.filter(({ by }) => by !== undefined)).toHaveLength(1);
    const page = await shop.text('/apps/mfe-search');
    expect(page).toContain(`Done: mfe-search ${third} is live`);
    expect(page).toContain('by somebody in the console');
    expect(await shop.text('/apps/mfe-search')).not.toContain('Done:');
  });

  it('takes a canary back with a reason, and rolls back to the release that was shown', async () => {
    const abort = await confirmed('abort');
    await shop.send(abort.action, { ...abort.fields, reason: 'too <b>slow</b>' });
    expect(await shop.state()).toMatchObject({ live: second, canary: null });
    expect(await shop.text('/history')).toContain('(too &lt;b&gt;slow&lt;/b&gt;)');
    const back = await confirmed('rollback');
    expect(back.fields.to).toBe(first);
    await shop.send(back.action, back.fields);
    expect((await shop.state())?.live).toBe(first);
    expect(shop.done).toMatchObject([
      { action: 'abort', person: 'somebody', app: 'mfe-search', reason: 'too <b>slow</b>' },
      { action: 'rollback', person: 'somebody', version: first, previous: second },
    ]);
    // What was taken back can be gone forward to, from the list.
    expect(await shop.text('/apps/mfe-search/rollback?to=' + second)).toContain(
      `Roll back to ${second}`,
    );
  });

  it('does nothing where the registry has changed since it was shown, and says so', async () => {
    const { action, fields } = await confirmed('promote');
    await ejectRelease('mfe-search', third, 'it failed', shop.store);
    const before = await shop.store.registry.read();
    const answer = await shop.send(action, fields);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('the registry has changed since this page was shown');
    expect(await shop.store.registry.read()).toEqual(before);
  });

  it('is refused to the letter of the command line', async () => {
    const { action, fields } = await confirmed('abort');
    await shop.send(action, fields);
    expect(await shop.text('/apps/mfe-search/promote')).toContain(
      'refused:\n  - mfe-search has no canary\nnothing was changed',
    );
    const back = await confirmed('rollback');
    const answer = await shop.send(back.action, { ...back.fields, to: '9.9.9-99999999' });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('  - mfe-search has no release 9.9.9-99999999');
  });

  it.each([
    ['no token', { token: '' }, {}],
    ['the token of another form', { token: 'other' }, {}],
    ['a page of another origin', {}, { Origin: 'https://evil.example' }],
    ['a page of another site', {}, { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sandboxed page', {}, { Origin: 'null' }],
  ])('is not done by a form with %s', async (_, wrong, headers) => {
    const { action, fields } = await confirmed('promote');
    const other = { token: (await confirmed('abort')).fields.token ?? '' };
    const token = 'token' in wrong && wrong.token === 'other' ? other : wrong;
    const before = await shop.store.registry.read();
    expect((await shop.send(action, { ...fields, ...token }, headers)).status).toBe(403);
    expect(await shop.store.registry.read()).toEqual(before);
  });

  it('goes to the release that was shown, whatever the last known good is by then', async () => {
    const { action, fields } = await confirmed('rollback');
    await publishFolders([await shop.built('1.3.0-dddddddd')], shop.store);
    expect((await shop.send(action, fields)).status).toBe(409);
    expect((await shop.state())?.live).toBe('1.3.0-dddddddd');
  });
});

describe('a console that asks nobody who they are', () => {
  it('answers to names of this machine alone, so that no foreign name can lead to it', async () => {
    const at = (host: string) => shop.ask('/', { headers: { Host: host } });
    expect((await at('localhost:3006')).status).toBe(200);
    expect((await at('[::1]:3006')).status).toBe(200);
    for (const host of ['evil.example', 'localhost.evil.example', '10.0.0.1:3006', '']) {
      expect((await at(host)).status).toBe(403);
    }
  });

  it('runs no script and is framed by nobody', async () => {
    const { headers } = await shop.ask('/');
    expect(headers.get('content-security-policy')).toContain(
      "default-src 'none'; style-src 'self'",
    );
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    for (const path of ['/', '/apps/mfe-search', '/needs', '/apps/mfe-search/promote']) {
      expect(await shop.text(path)).not.toMatch(/<script|\sstyle=|\son\w+=/);
    }
  });
});
