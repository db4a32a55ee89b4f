/** A file's text, a piece at a time, whatever a spreadsheet or an export wrote it in. */
import { open } from 'node:fs/promises';
import { BadFile } from '../row';

const PIECE = 64 * 1024;

/** The encoding by the first bytes: a byte order mark, or the zeros of plain letters in UTF-16. */
function encodingOf(head: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head.length >= 4 && head[1] === 0 && head[3] === 0 && head[0] !== 0) return 'utf-16le';
  if (head.length >= 4 && head[0] === 0 && head[2] === 0 && head[1] !== 0) return 'utf-16be';
  return 'utf-8';
}

/** What the first line of an XML file says that it is written in; UTF-16 is seen in its bytes. */
function declaredIn(head: Buffer): string | null {
  const said = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(
    head.toString('latin1', 0, 300),
  )?.[1];
  return said === undefined || /^(?:utf|ucs|iso-10646)/i.test(said) ? null : said;
}

function decoderOf(head: Buffer, isXml: boolean): TextDecoder {
  const declared = isXml ? declaredIn(head) : null;
  try {
    return new TextDecoder(declared ?? encodingOf(head), { fatal: true });
  } catch {
    throw new BadFile(`says that it is in '${declared}', which is no known encoding`);
  }
}

async function* decoded(file: string, isXml: boolean): AsyncGenerator<string> {
  const handle = await open(file, 'r');
  let decoder: TextDecoder | null = null;
  try {
    const piece = Buffer.alloc(PIECE);
    for (;;) {
      const { bytesRead } = await handle.read(piece, 0, PIECE);
      const bytes = piece.subarray(0, bytesRead);
      decoder ??= decoderOf(bytes, isXml);
      const text = decoder.decode(bytes, { stream: bytesRead > 0 });
      if (text !== '') yield text;
      if (bytesRead === 0) return;
    }
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    throw new BadFile('is not UTF-8 text: save it as UTF-8 (or UTF-16)');
  } finally {
    await handle.close();
  }
}

/**
 * @yields pieces of text, without a byte order mark
 * @throws BadFile where its bytes are no text
 */
export const textOf = (file: string) => decoded(file, false);

/**
 * The same of an XML file, which may say another encoding in its first line.
 * @throws BadFile where its bytes are no text
 */
export const xmlTextOf = (file: string) => decoded(file, true);
