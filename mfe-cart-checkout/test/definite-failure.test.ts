import type { ApiFault } from 'shared-contracts/errors';
import { refusedFault } from 'shared-contracts/errors';
import { describe, expect, it } from 'vitest';
import { isDefiniteFailure } from '../src/idempotency/definite-failure';

const refused = (status: number) => refusedFault(status, {}, null);

describe('whether a failure frees its key', () => {
  it.each<[string, ApiFault, boolean, boolean]>([
    ['no answer', { kind: 'offline' }, false, false],
    ['an answer that cannot be read', { kind: 'malformed', detail: '' }, false, false],
    ['a call given up', { kind: 'aborted' }, false, false],
    ['a gateway without its server', refused(502), false, false],
    ['a gateway that waited too long', refused(504), true, false],
    ['a refusal', refused(422), false, true],
    ['changed prices', refused(409), false, true],
    ['an error of the server', refused(500), false, false],
    ['an unknown item', refused(404), false, true],
    ['a dead token', refused(401), false, true],
    // These say nothing about the first try, which may have been carried out.
    ['a dead token, the second time', refused(401), true, false],
    ['too many tries, the second time', refused(429), true, false],
    ['an error of the server, the second time', refused(500), true, false],
    ['no such address, the second time', refused(404), true, false],
    ['a wrong method, the second time', refused(405), true, false],
    ['a slow upload, the second time', refused(408), true, false],
    ['a large body, the second time', refused(413), true, false],
    // For these the key was looked up.
    ['changed prices, the second time', refused(409), true, true],
    ['a refusal, the second time', refused(422), true, true],
  ])('%s', (_, fault, repeat, free) => {
    expect(isDefiniteFailure(fault, repeat)).toBe(free);
  });
});
