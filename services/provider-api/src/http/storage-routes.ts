/**
 * GET /storage/{path}[?w=…[&format=png]]: stored pictures, in one of the contract's widths or as
 * they are; a drawing as PNG where the query says so.
 */
import type { Context, Hono } from 'hono';
import sharp from 'sharp';
import { PICTURE_WIDTHS, STORAGE_PATH } from 'shared-contracts/paths';
import type { Deps } from '../domain/deps';
import { invalid, notFound } from '../domain/refusal';
import { contentTypes, type PictureKind } from '../domain/pictures/kinds';
import type { Picture, PictureLibrary } from '../domain/pictures/library';

const YEAR = 'public, max-age=31536000, immutable';

function widthOf(c: Context): number | null {
  const text = c.req.query('w');
  if (text === undefined) return null;
  const width = PICTURE_WIDTHS.find((one) => String(one) === text);
  if (width === undefined) {
    throw invalid({ w: `The width must be one of ${PICTURE_WIDTHS.join(', ')}.` });
  }
  return width;
}

function takesWebp(c: Context): boolean {
  const accept = c.req.header('accept');
  return accept === undefined || /image\/webp|image\/\*|\*\/\*/.test(accept);
}

/** Whether a drawing is requested as a bitmap, because previews of a link need one. */
function wantsPng(c: Context): boolean {
  const format = c.req.query('format');
  if (format === undefined) return false;
  if (format !== 'png') throw invalid({ format: 'The format can only be png.' });
  return true;
}

/** The picture in a width; one that is no wider than requested is sent as it is. */
async function versionOf(
  picture: Picture,
  width: number,
  { webp, png }: { webp: boolean; png: boolean },
  library: PictureLibrary,
): Promise<{ bytes: Buffer; kind: PictureKind }> {
  const asItIs = { bytes: picture.bytes, kind: picture.kind };
  if (picture.kind === 'svg') {
    if (!png) return asItIs;
    return { kind: 'png', bytes: await library.resizer.resize(picture, width, 'png') };
  }
  const kind = webp ? 'webp' : picture.kind;
  if (kind === picture.kind) {
    const { width: own = 0 } = await sharp(picture.bytes).metadata();
    if (own <= width) return asItIs;
  }
  return { kind, bytes: await library.resizer.resize(picture, width, kind) };
}

export function storageRoutes(app: Hono, { pictures }: Deps): void {
  app.get(`${STORAGE_PATH}/*`, async (c) => {
    const width = widthOf(c);
    let path: string;
    try {
      path = decodeURIComponent(new URL(c.req.url).pathname.slice(STORAGE_PATH.length + 1));
    } catch {
      throw notFound('Picture not found.');
    }
    const picture = await pictures.find(path);
    if (!picture) throw notFound('Picture not found.');
    const webp = takesWebp(c);
    const png = wantsPng(c) && width !== null && picture.kind === 'svg';
    const tag = `"${picture.identity.slice(0, 24)}-${width ?? 'full'}${webp ? '' : '-plain'}${png ? '-png' : ''}"`;
    c.header('ETag', tag);
    // The content under a path never changes, because the path has the content's hash.
    c.header('Cache-Control', YEAR);
    if (picture.kind !== 'svg') c.header('Vary', 'Accept');
    const known = (c.req.header('if-none-match') ?? '').split(',').map((one) => one.trim());
    if (known.some((one) => one.replace(/^W\//, '') === tag || one === '*')) {
      return c.body(null, 304);
    }
    const version =
      width === null ? picture : await versionOf(picture, width, { webp, png }, pictures);
    // A drawing is a document too: opened on its own, it must not run or load anything.
    if (version.kind === 'svg') {
      c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    }
    c.header('Content-Type', contentTypes[version.kind]);
    return c.body(new Uint8Array(version.bytes));
  });
}
