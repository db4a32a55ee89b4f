/** A port that no browser speaks to is named before anything starts, and who runs with the shop. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BLOCKED_PORTS } from '../run/blocked-ports.mjs';
import { DEMO_PICKUP, ROOT, servicesOf } from '../run/services.mjs';

describe('a port that browsers refuse', () => {
  it.each([...BLOCKED_PORTS])('is refused by fetch before it asks anybody: %i', async (port) => {
    const error: unknown = await fetch(`http://127.0.0.1:${port}/`).catch((said: unknown) => said);
    expect((error as Error).cause).toMatchObject({ message: 'bad port' });
  });

  it('is named in one line, with the variable that has it', () => {
    expect(() => servicesOf({ SHELL_PORT: '6000' }, '')).toThrow(
      'SHELL_PORT=6000 is a port that browsers refuse: choose another',
    );
    expect(() => servicesOf({ PROVIDER_API_PORT: '6666' }, '')).toThrow('PROVIDER_API_PORT=6666');
    expect(servicesOf({ SHELL_PORT: '6001' }, '')).toHaveLength(8);
  });
});

it('counts the ports of metrics on from the one that is set', () => {
  const portsOf = (environment: Record<string, string>) =>
    servicesOf(environment, '').map(({ env }) => env.METRICS_PORT);
  expect(portsOf({ METRICS_PORT: '9100' })).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 7].map((place) => String(9100 + place)),
  );
  expect(portsOf({})).toEqual(Array(8).fill(undefined));
});

it('keeps the origins that are given, of remotes of its own and of other repositories', () => {
  const originsOf = (environment: Record<string, string>) => {
    const shell = servicesOf(environment, 's', 'b').find(({ name }) => name === 'shell');
    return Object.fromEntries(
      String(shell?.env.REMOTE_ORIGINS)
        .split(',')
        .map((pair) => pair.split('=')),
    ) as Record<string, string>;
  };
  const given = 'mfe-reviews=http://localhost:3900,mfe-search=https://search.example';
  expect(originsOf({ REMOTE_ORIGINS: given })).toMatchObject({
    'mfe-catalog': 'http://localhost:3001',
    'mfe-search': 'https://search.example',
    'mfe-reviews': 'http://localhost:3900',
  });
  expect(Object.keys(originsOf({}))).toHaveLength(5);
});

describe("the teams' console", () => {
  const consoleOf = (environment: Record<string, string>) =>
    servicesOf(environment, '').find(({ name }) => name === 'console');

  it('is for this machine alone where it asks nobody who they are', () => {
    expect(consoleOf({ HOST: '0.0.0.0' })).toMatchObject({
      port: 3006,
      env: { HOST: '127.0.0.1' },
    });
    expect(consoleOf({ HOST: '0.0.0.0', CONSOLE_SECRET: 'sealed' })?.env).not.toHaveProperty(
      'HOST',
    );
  });

  it('runs in production only where somebody may come in', () => {
    expect(consoleOf({ NODE_ENV: 'production' })).toBeUndefined();
    for (const given of [{ CONSOLE_SECRET: 'sealed' }, { CONSOLE_USERS: 'maria' }]) {
      expect(consoleOf({ NODE_ENV: 'production', ...given })).toBeDefined();
    }
  });
});

describe('the counter', () => {
  const portIn = (environment: Record<string, string>) =>
    servicesOf(environment, '').find(({ name }) => name === 'provider-api')?.env.STAFF_PORT;

  it('is on a port of its own, another one, or none', () => {
    expect(portIn({})).toBe('4001');
    expect(portIn({ STAFF_PORT: '4101' })).toBe('4101');
    expect(portIn({ STAFF_PORT: '' })).toBe('');
    expect(() => portIn({ STAFF_PORT: '6666' })).toThrow('STAFF_PORT=6666');
  });

  it('runs in production only where it has an address', () => {
    expect(portIn({ NODE_ENV: 'production' })).toBe('');
    expect(portIn({ NODE_ENV: 'production', STAFF_ORIGIN: 'https://counter.example' })).toBe(
      '4001',
    );
  });
});

it('says in letters the address that the pages of the demonstration shop say', () => {
  const pages = readFileSync(join(ROOT, 'packages/host-kit/src/shop-config.ts'), 'utf8');
  const parts = DEMO_PICKUP.split(', ');
  expect(parts).toHaveLength(5);
  for (const part of parts) expect(pages).toContain(part);
  const provider = (environment: Record<string, string>) =>
    servicesOf(environment, 's', 'b').find(({ name }) => name === 'provider-api')?.env;
  expect(provider({})).toMatchObject({ PICKUP_ADDRESS: DEMO_PICKUP });
  expect(provider({ PICKUP_ADDRESS: 'Pier 3' })).toMatchObject({ PICKUP_ADDRESS: 'Pier 3' });
});
