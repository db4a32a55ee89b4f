import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Small enough for a page that is made anew every few seconds. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const packers = {
  br: (html: string) => promisify(brotliCompress)(html, BROTLI),
  gzip: (html: string) => promisify(gzip)(html),
};
type Packing = keyof typeof packers;

/** The packings of a document that is kept, each made when it is first asked for. */
const packed = new WeakMap<object, Map<Packing, Promise<Uint8Array<ArrayBuffer>>>>();

function packingOf(accepted: string): Packing | null {
  const names = accepted.split(',').flatMap((part) => {
    const [name = '', quality = ''] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return /^q=0(\.0*)?$/.test(quality) ? [] : [name];
  });
  return (['br', 'gzip'] as const).find((packing) => names.includes(packing)) ?? null;
}

/**
 * A cached document as a browser accepts it, packed once and not for each request.
 * @param document whose packings are kept as long as itself
 * @param accepted the request's `Accept-Encoding`
 * @returns null where it is to be sent as it is
 */
export async function packedDocument(
  document: { html: string },
  accepted: string,
): Promise<{ body: Uint8Array<ArrayBuffer>; packing: Packing } | null> {
  const packing = packingOf(accepted);
  if (packing === null) return null;
  const known = packed.get(document) ?? new Map<Packing, Promise<Uint8Array<ArrayBuffer>>>();
  packed.set(document, known);
  const body =
    known.get(packing) ?? packers[packing](document.html).then((bytes) => new Uint8Array(bytes));
  known.set(packing, body);
  return { body: await body, packing };
}
