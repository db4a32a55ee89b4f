/** The pictures and documents of an article. */
import type { XmlElement } from '../files/xml-elements';
import type { UnknownFields } from '../unknown-fields';
import { all, said } from './elements';

const PICTURE = /^image\/|\.(?:jpe?g|png|gif|webp|avif|svg|tiff?|bmp)$/i;
const DOCUMENT = /\/pdf$|\.pdf$/i;

/** A file's path below the catalogue's own folder or address. */
function placed(source: string, root: string): string {
  if (root === '' || /^https?:/i.test(source)) return source;
  return `${root.replace(/[\\/]+$/, '')}/${source.replace(/^[\\/]+/, '')}`.replace(
    /^\.?[\\/]+/,
    '',
  );
}

/** @param root where the header says that they are */
export function filesOf(article: XmlElement, root: string, unknown: UnknownFields) {
  const files = all(article, 'MIME_INFO')
    .flatMap((info) => all(info, 'MIME'))
    .flatMap((mime) => {
      const source = said(mime, 'MIME_SOURCE');
      const purpose = said(mime, 'MIME_PURPOSE') ?? '';
      if (source === undefined || purpose === 'logo') return [];
      const kind = said(mime, 'MIME_TYPE') ?? source;
      const order = Number(said(mime, 'MIME_ORDER') ?? Infinity);
      const title = said(mime, 'MIME_DESCR');
      return [{ path: placed(source, root), purpose, kind, order, title }];
    })
    .toSorted((a, b) => (a.order === b.order ? 0 : a.order - b.order));
  const pictures = files.filter(({ kind, path }) => PICTURE.test(kind) || PICTURE.test(path));
  const large = pictures.filter(({ purpose }) => purpose !== 'thumbnail');
  const images = (large.length > 0 ? large : pictures).map(({ path }) => path);
  const documents: { title?: string; url: string }[] = [];
  for (const file of files) {
    if (pictures.includes(file)) continue;
    const { path, kind, title, purpose } = file;
    const isDocument = DOCUMENT.test(kind) || DOCUMENT.test(path) || purpose === 'data_sheet';
    if (isDocument && path.startsWith('https://')) {
      documents.push({ url: path, title: title ?? 'Datasheet' });
    } else
      unknown.note(
        isDocument
          ? 'documents that have no address (https)'
          : `files that are no pictures (${kind})`,
      );
  }
  return { images: [...new Set(images)], ...(documents.length > 0 ? { documents } : {}) };
}
