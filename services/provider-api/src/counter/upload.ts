/** Reads a sent form that has files with it. */
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { SentFile } from '../domain/catalogue-management/uploaded-picture';
import { Refusal } from '../domain/refusal';

const MEGABYTE = 1024 * 1024;
/** All files of one form together, in bytes. */
const BYTES_MOST = 30 * MEGABYTE;

export const limitUpload = bodyLimit({
  maxSize: BYTES_MOST,
  onError() {
    throw new Refusal('too-large', 'The files are too large: 30 MB together are the most.');
  },
});

/** The texts of a form, and its files; a field in which nobody chose a file has none. */
export async function readUpload(
  context: Context,
): Promise<{ fields: Record<string, string>; files: SentFile[] }> {
  const sent: Record<string, string | File | (string | File)[]> = await context.req
    .parseBody({ all: true })
    .catch(() => ({}));
  const fields: Record<string, string> = {};
  const files: SentFile[] = [];
  for (const [name, values] of Object.entries(sent)) {
    for (const value of [values].flat()) {
      if (typeof value === 'string') fields[name] = value;
      else if (value.size > 0) {
        files.push({ name: value.name, bytes: Buffer.from(await value.arrayBuffer()) });
      }
    }
  }
  return { fields, files };
}
