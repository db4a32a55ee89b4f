import { describe, expect, it } from 'vitest';
import { BadEnvironment, readSettings } from '../src/environment';
import { count, factor, flag, list, origin, origins, port, secret, url } from '../src/setting';
import { trustedProxies } from '../src/trusted-proxies';

const variables = {
  PORT: port().default(3000),
  SHOP: origin.optional(),
  PAGES: origins.default([]),
  DATABASE: url('postgres', 'postgresql').optional(),
  PROXIES: trustedProxies,
  SECRET: secret.optional(),
  OUTBOX: flag.default(false),
  WORKERS: count(0, 16).default(2),
  LIMIT: count(100).default(10_000),
  SCALE: factor.default(1),
  LOCAL: list.optional(),
};
const read = (environment: Record<string, string>) => readSettings(variables, environment);

describe('a server’s environment', () => {
  it('is refused with a placeholder in it, by its name; a percent-encoding is none', () => {
    expect(() => read({ DATABASE: 'postgres://shop:%DATABASE_PASSWORD%@db/shop' })).toThrow(
      'DATABASE: still has the placeholder %DATABASE_PASSWORD%',
    );
    const encoded = 'postgres://shop:a%25%AB%C3%BCb@db/shop';
    expect(read({ DATABASE: encoded }).DATABASE).toBe(encoded);
  });

  it('is read into what a server works with; what it has not is as if nobody had set it', () => {
    expect(read({})).toEqual({
      PORT: 3000,
      PAGES: [],
      OUTBOX: false,
      WORKERS: 2,
      LIMIT: 10_000,
      SCALE: 1,
    });
    expect(
      read({
        PORT: '8080',
        SHOP: 'https://shop.example/store',
        PAGES: 'https://a.example/, ,https://b.example:8443',
        OUTBOX: 'on',
        WORKERS: '0',
        SCALE: '0.5',
        LOCAL: 'http://localhost:*, http://127.0.0.1:*',
        OF_ANOTHER_PROGRAM: 'x',
      }),
    ).toEqual({
      PORT: 8080,
      SHOP: 'https://shop.example',
      PAGES: ['https://a.example', 'https://b.example:8443'],
      OUTBOX: true,
      WORKERS: 0,
      LIMIT: 10_000,
      SCALE: 0.5,
      LOCAL: ['http://localhost:*', 'http://127.0.0.1:*'],
    });
  });

  it('takes an empty variable for one that is not given, but where empty says something', () => {
    expect(read({ PORT: '', SECRET: '', LOCAL: '' })).toMatchObject({ PORT: 3000 });
    expect(read({ LOCAL: '' }).LOCAL).toBeUndefined();
    expect(readSettings(variables, { LOCAL: '' }, { mayBeEmpty: ['LOCAL'] })).toMatchObject({
      LOCAL: [],
    });
  });

  it.each<[Record<string, string>, string | RegExp]>([
    [{ PORT: '70000' }, 'PORT: must be a port number'],
    [{ PORT: '0' }, 'PORT: must be a port number'],
    [{ PORT: ' ' }, 'PORT: must be a port number'],
    [{ PORT: '0x50' }, 'PORT: must be a port number'],
    [{ WORKERS: '17' }, 'WORKERS: must be a whole number from 0 to 16'],
    [{ LIMIT: '1.5' }, 'LIMIT: must be a whole number from 100'],
    [{ SCALE: '-1' }, 'SCALE: must be above 0'],
    [{ SCALE: 'Infinity' }, 'SCALE: must be above 0'],
    [{ OUTBOX: 'yes' }, 'OUTBOX: must be on or off'],
    [{ SHOP: 'shop.example' }, 'SHOP: must be a URL that starts with http:// or https://'],
    [{ SHOP: 'file:///etc' }, 'SHOP: must be a URL that starts with http:// or https://'],
    [
      { PAGES: 'https://a.example,b.example' },
      'PAGES: must be origins such as https://shop.example, by commas',
    ],
    [{ PROXIES: 'proxy,10.0.0.0/40' }, /^PROXIES: "proxy" is no address .*, "10.0.0.0\/40" has /],
  ])('says what is wrong with %j', (environment, line) => {
    expect(() => read(environment)).toThrow(line);
  });

  it('is refused in one line that names every faulty variable, and no value of a secret', () => {
    const environment = {
      PORT: 'a port',
      SECRET: 'hunter2',
      DATABASE: 'mysql://me:hunter2@db.example',
      SCALE: '2',
    };
    expect(() => read(environment)).toThrow(
      new BadEnvironment(
        'PORT: must be a port number; ' +
          'DATABASE: must be a URL that starts with postgres:// or postgresql://; ' +
          'SECRET: must have 16 characters or more',
      ),
    );
  });

  it('tells what variables have to be together beside what is wrong with each', () => {
    const together = ({ SHOP }: { SHOP?: string | undefined }) => ({
      SECRET: SHOP?.startsWith('https:') ? 'is needed where SHOP is https' : undefined,
    });
    const refused = (environment: Record<string, string>) => () =>
      readSettings(variables, environment, { together });
    const SHOP = 'https://shop.example';
    expect(refused({ SHOP, PORT: 'x' })).toThrow(
      'PORT: must be a port number; SECRET: is needed where SHOP is https',
    );
    expect(refused({ SHOP, SECRET: 'short' })).toThrow('SECRET: must have 16 characters or more');
    expect(refused({ SHOP: 'http://shop.example' })).not.toThrow();
  });
});
