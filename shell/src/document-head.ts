/** The head of a page's document: what browsers and search engines read, and the preview of its link. */
import type { ShopConfig } from 'shared-contracts/config';
import type { Head } from 'shared-contracts/door';
import { metaTag, PAGE_TAG, pageTags, titleOf, type HeadTag } from './head';

/** The preview picture of a page that has no picture of its own, and its size in pixels. */
export const SHARE_PICTURE = '/share.png';
const SHARE_SIZE = { width: 1200, height: 630 };

/** What a link's preview shows, by the Open Graph protocol; paths become absolute. */
function previewTags(head: Head, config: ShopConfig): HeadTag[] {
  const absolute = (path: string) => new URL(path, config.origin).href;
  const og = (key: string, content: string) => metaTag('property', `og:${key}`, content);
  const { image } = head;
  const size = image === undefined ? SHARE_SIZE : head.imageSize;
  return [
    og('title', head.title),
    og('site_name', config.name),
    og('type', head.type ?? 'website'),
    ...(head.description ? [og('description', head.description)] : []),
    ...(head.canonical ? [og('url', absolute(head.canonical))] : []),
    og('locale', 'en_PH'),
    og('image', absolute(image ?? SHARE_PICTURE)),
    ...(size === undefined
      ? []
      : [og('image:width', String(size.width)), og('image:height', String(size.height))]),
    og('image:alt', image === undefined ? config.name : head.title),
    metaTag('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** The part of a document's head that depends on the page. */
export type DocumentHead = {
  title: string;
  tags: HeadTag[];
  canonical: string | null;
  jsonLd: NonNullable<Head['jsonLd']>;
};

/** A page's head for its document. */
export function documentHead(head: Head, config: ShopConfig): DocumentHead {
  return {
    title: titleOf(head, config),
    tags: [...pageTags(head, config), ...previewTags(head, config)].map(({ tag, attributes }) => ({
      tag,
      attributes: { [PAGE_TAG]: '', ...attributes },
    })),
    canonical: head.canonical ?? null,
    jsonLd: head.jsonLd ?? [],
  };
}
