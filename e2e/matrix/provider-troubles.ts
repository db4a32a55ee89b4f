/** Every way in which a call of the provider fails in these tests. */
import type { FaultKind } from '../shop/fault-proxy';

/**
 * What the shopper must see: the specification's message for a failure ('words'); that or the
 * content, where the answer may still be readable; a message about the wait ('patience'); or the
 * content, late.
 */
type Owed = 'words' | 'words-or-content' | 'patience' | 'content';

export type ProviderTrouble = { name: string; fault: FaultKind; owed: Owed };

const status = (code: number): ProviderTrouble => ({
  name: String(code),
  fault: { kind: 'status', status: code },
  owed: 'words',
});
const text = (name: string, body: string, owed: Owed, type?: string): ProviderTrouble => ({
  name,
  fault: { kind: 'text', body, ...(type === undefined ? {} : { type }) },
  owed,
});

export const PROVIDER_TROUBLES: ProviderTrouble[] = [
  { name: 'down', fault: { kind: 'cut' }, owed: 'words' },
  { name: 'hangs', fault: { kind: 'hang' }, owed: 'patience' },
  ...[500, 401, 403, 429].map(status),
  text('malformed JSON', '{"data":[{"id":1,', 'words'),
  text('HTML', '<!doctype html><title>Welcome</title>', 'words', 'text/html'),
  text('empty', '', 'words-or-content'),
  text('null', 'null', 'words-or-content'),
  {
    name: 'wrong types',
    fault: { kind: 'reshape', into: 'wrong-types' },
    owed: 'words-or-content',
  },
  {
    name: 'missing fields',
    fault: { kind: 'reshape', into: 'missing-fields' },
    owed: 'words-or-content',
  },
  { name: '10 MB', fault: { kind: 'reshape', into: 'large' }, owed: 'words-or-content' },
  { name: '5,000 items', fault: { kind: 'reshape', into: 'many' }, owed: 'words-or-content' },
  { name: 'slow drip', fault: { kind: 'drip', milliseconds: 3_000 }, owed: 'content' },
];
