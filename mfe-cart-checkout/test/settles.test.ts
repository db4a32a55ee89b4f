import type { ApiFault } from 'shared-contracts/errors';
import { refusedFault } from 'shared-contracts/errors';
import { describe, expect, it } from 'vitest';
import { settles } from '../src/idempotency/settles';

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
    ['an error of the server', refused(500), false, true],
    ['a dead token', refused(401), false, true],
    // Of the first try these say nothing: it may have been carried out.
    ['a dead token, the second time', refused(401), true, false],
    ['too many tries, the second time', refused(429), true, false],
    ['changed prices, the second time', refused(409), true, true],
  ])('%s', (_, fault, repeat, free) => {
    expect(settles(fault, repeat)).toBe(free);
  });
});
