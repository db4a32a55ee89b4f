/** The kinds of pictures that are stored and served, known by their first bytes, not by their name. */
export type PictureKind = 'webp' | 'png' | 'jpeg' | 'gif' | 'avif' | 'svg';

export const contentTypes: Record<PictureKind, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

/** @returns null where the bytes are none of these kinds */
export function kindOf(bytes: Buffer): PictureKind | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  if (text(4, 8) === 'ftyp' && /^avi[fs]$/.test(text(8, 12))) return 'avif';
  if (
    /^(\ufeff)?\s*(<\?xml[^>]*>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*)*(<!doctype svg[^>]*>\s*)?<svg[\s>]/i.test(
      bytes.toString('utf8', 0, 4096),
    )
  ) {
    return 'svg';
  }
  return null;
}
