/** Reads a JSON body: size, type, syntax and storable texts are checked before any schema. */
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { invalid, Refusal } from '../domain/refusal';
import { unstorablePath } from '../database/storable-text';

/** Refuses a body that is larger than any call's can be, with 413. */
export const limitBody = bodyLimit({
  maxSize: 256 * 1024,
  onError() {
    throw new Refusal('too-large', 'The request is too large.');
  },
});

async function readText(c: Context): Promise<string> {
  const bytes = await c.req.arrayBuffer();
  try {
    // Invalid bytes are refused, so that a name is stored as it was written or not at all.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('malformed', 'The body is not valid UTF-8.');
  }
}

/**
 * The body as JSON; an empty one is `{}`.
 * @throws Refusal malformed (not UTF-8, not JSON), unsupported (another type), invalid (unstorable text)
 */
export async function readJsonBody(c: Context): Promise<unknown> {
  const text = await readText(c);
  if (text.trim() === '') return {};
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== 'application/json' && !/^application\/[\w.-]+\+json$/.test(type)) {
    throw new Refusal('unsupported', 'The body must be application/json.');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal('malformed', 'The body is not valid JSON.');
  }
  const faulty = unstorablePath(value);
  if (faulty !== null) {
    throw invalid({ [faulty || 'body']: 'This text has characters that can not be stored.' });
  }
  return value;
}
