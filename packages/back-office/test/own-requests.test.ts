import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { cookiesOf } from '../src/cookies';
import { formToken, isFormToken } from '../src/form-token';
import { isOwnForm, isOwnHost, officeHeaders, withHeaders } from '../src/own-requests';

/** An office that says what it thinks of a request. @param origin where browsers find it */
function office(origin: string | null) {
  const cookies = cookiesOf('office', origin?.startsWith('https:') ?? false);
  const app = new Hono();
  app.use(withHeaders(officeHeaders()));
  app.all('/', (context) =>
    context.json({ host: isOwnHost(context, origin), form: isOwnForm(context, origin) }),
  );
  app.get('/cookies', (context) => context.text(cookies.visitorSecret(context)));
  return async (headers: Record<string, string>, path = '/') => {
    const answer = await app.request(`http://localhost:4001${path}`, { headers });
    return { answer, said: await answer.text() };
  };
}
const thinks = async (origin: string | null, headers: Record<string, string>) =>
  JSON.parse((await office(origin)(headers)).said) as { host: boolean; form: boolean };

describe('an office', () => {
  it('of this machine alone answers to its names, and to no other that points at it', async () => {
    for (const host of ['localhost:4001', '127.0.0.1:4001', '[::1]:4001', 'localhost']) {
      expect(await thinks(null, { host })).toMatchObject({ host: true });
    }
    for (const host of ['evil.example', 'localhost.evil.example', 'localhost@evil.example', ' ']) {
      expect(await thinks(null, { host })).toMatchObject({ host: false });
    }
  });

  it('with an address answers to that host alone', async () => {
    const origin = 'https://office.shop.example';
    expect(await thinks(origin, { host: 'office.shop.example' })).toMatchObject({ host: true });
    for (const host of ['localhost', 'shop.example', 'office.shop.example:444']) {
      expect(await thinks(origin, { host })).toMatchObject({ host: false });
    }
  });

  it('takes no form that a browser says is of another site, or of an origin that is not its own', async () => {
    const host = 'localhost:4001';
    const own = { host, origin: 'http://localhost:4001', 'sec-fetch-site': 'same-origin' };
    expect(await thinks(null, own)).toMatchObject({ form: true });
    for (const more of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'null' },
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:4002' },
    ]) {
      expect(await thinks(null, { ...own, ...more })).toMatchObject({ form: false });
    }
    // By another scheme it is another's, although the host is the same.
    const named = 'https://office.shop.example';
    const plain = { host: 'office.shop.example', origin: 'http://office.shop.example' };
    expect(await thinks(named, plain)).toMatchObject({ form: false });
    expect(await thinks(named, { ...plain, origin: named })).toMatchObject({ form: true });
  });

  it('says on every answer that nothing runs in its pages, and that no cache keeps them', async () => {
    const { answer } = await office(null)({ host: 'localhost' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script');
    expect(officeHeaders('office')['Content-Security-Policy']).toMatch(
      /script-src 'self';.*; require-trusted-types-for 'script'; trusted-types office$/,
    );
  });

  it('gives a visitor one secret, bound to its host where browsers come by https', async () => {
    const ask = office('https://office.shop.example');
    const first = await ask({}, '/cookies');
    const set = first.answer.headers.get('set-cookie') ?? '';
    expect(set).toContain(`__Host-office-visitor=${first.said}`);
    for (const word of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) {
      expect(set).toContain(word);
    }
    const again = await ask({ cookie: `__Host-office-visitor=${first.said}` }, '/cookies');
    expect([again.said, again.answer.headers.get('set-cookie')]).toEqual([first.said, null]);
    // A text that is no secret of ours gets another.
    expect((await ask({ cookie: '__Host-office-visitor=guess' }, '/cookies')).said).not.toBe(
      'guess',
    );
  });
});

describe("a form's token", () => {
  it('is of one secret and one path', () => {
    const token = formToken('secret', '/orders/1');
    expect(isFormToken('secret', '/orders/1', token)).toBe(true);
    expect(isFormToken('secret', '/orders/2', token)).toBe(false);
    expect(isFormToken('another', '/orders/1', token)).toBe(false);
    expect(isFormToken('secret', '/orders/1', '')).toBe(false);
  });
});
