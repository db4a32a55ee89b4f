/** The first and the last byte of a part of a file, both counted from 0. */
export type ByteRange = { start: number; end: number };

/**
 * Reads a `Range` header (RFC 9110, 14.2). Several ranges are not supported: the whole file is
 * sent.
 * @param size the file's, in bytes
 * @returns null for the whole file; `beyond` where the range begins after the file's end
 */
export function readRange(header: string | undefined, size: number): ByteRange | null | 'beyond' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'beyond' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) return 'beyond';
  return end < start ? null : { start, end };
}
