/** Reads a JSON body: type, size, syntax and storable texts are checked before any schema. */
import type { Context } from 'hono';
import { invalid, Refusal } from './refusal';
import { unstorablePath } from './text-faults';

const BODY_MOST_BYTES = 256 * 1024;

async function readBytes(c: Context): Promise<string> {
  const tooLarge = new Refusal(413, 'The request is too large.');
  if (Number(c.req.header('content-length') ?? 0) > BODY_MOST_BYTES) throw tooLarge;
  const stream = c.req.raw.body;
  if (!stream) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > BODY_MOST_BYTES) throw tooLarge;
    chunks.push(chunk);
  }
  try {
    // Broken bytes are refused: a name is kept as it was written, or not at all.
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new Refusal(400, 'The body is not valid UTF-8.');
  }
}

/**
 * The body as JSON; an empty one is `{}`.
 * @throws Refusal 400 (not UTF-8, not JSON), 413 (over 256 KB), 415 (another type), 422 (unstorable text)
 */
export async function readJsonBody(c: Context): Promise<unknown> {
  const text = await readBytes(c);
  if (text.trim() === '') return {};
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== 'application/json' && !/^application\/[\w.-]+\+json$/.test(type)) {
    throw new Refusal(415, 'The body must be application/json.');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.');
  }
  const faulty = unstorablePath(value);
  if (faulty !== null) {
    throw invalid({ [faulty || 'body']: 'This text has characters that can not be stored.' });
  }
  return value;
}
