/** Reads a file of lines as text. */

/** In bytes. */
const FILE_MOST = 1024 * 1024;

export type ReadFile = { kind: 'read'; text: string } | { kind: 'refused'; words: string };

/** By the mark at its beginning, or by the zero bytes that Latin letters have in UTF-16. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = bytes.subarray(0, 200).filter((byte) => byte === 0).length;
  if (zeros > 20) return bytes[0] === 0 ? 'utf-16be' : 'utf-16le';
  return 'utf-8';
}

/** A CSV or text file in UTF-8 or UTF-16, of 1 MB at most. */
export async function readFile(file: Blob): Promise<ReadFile> {
  if (file.size > FILE_MOST) {
    return { kind: 'refused', words: 'The file is larger than 1 MB. Please load a smaller one.' };
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return { kind: 'read', text };
  } catch {
    return {
      kind: 'refused',
      words: 'The file could not be read. Please save it as CSV or text (UTF-8).',
    };
  }
}
