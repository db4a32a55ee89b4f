/** What a start says of settings that it can't take: one line with their names. */
import { describe, expect, it } from 'vitest';
import { readEnvironment, requireCallers } from '../src/environment';
import { startFailure } from '../src/start-failure';

/** The line of a start with these settings, as main.ts prints it. */
function lineOf(settings: Record<string, string>): string | null {
  try {
    requireCallers(readEnvironment(settings));
  } catch (error) {
    return startFailure(error, null);
  }
  return null;
}

describe('a start', () => {
  it.each([
    ['PORT', '70000', /^Environment: PORT: .+$/],
    ['DATABASE_URL', 'mysql://x', /^Environment: DATABASE_URL: must be a URL .*postgres.*$/],
    ['RATE_LIMIT_SCALE', '-1', /^Environment: RATE_LIMIT_SCALE: must be above 0$/],
    ['TRUSTED_PROXIES', '10.0.0.0/40', /^Environment: TRUSTED_PROXIES: "10.0.0.0\/40" has .+$/],
    ['PAYMENT_METHODS', 'Cash, cash', /^Environment: PAYMENT_METHODS: must be short names .+$/],
    ['NODE_ENV', 'production', /^Environment: PROXY_SECRET: is needed .+$/],
  ])('names a wrong %s in one line', (name, value, words) => {
    expect(lineOf({ DATA_DIR: '/data', [name]: value })).toMatch(words);
  });

  it('has no outbox beside true mail, and names both settings', () => {
    expect(lineOf({ DATA_DIR: '/data', OUTBOX: 'on', SMTP_URL: 'smtp://127.0.0.1:1' })).toBe(
      'Environment: OUTBOX: can not be on together with SMTP_URL',
    );
  });

  it('takes settings that are right', () => {
    expect(lineOf({ DATA_DIR: '/data', PORT: '4000' })).toBeNull();
  });
});
