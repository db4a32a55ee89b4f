import type { ShopConfig } from 'shared-contracts/config';
import type { Head } from 'shared-contracts/door';

/** The tags in the document's head for a page, in the order in which they are written. */
type HeadTag = { tag: 'meta' | 'link'; attributes: Record<string, string> };

/** The preview picture of a page that has no picture of its own. */
export const SHARE_PICTURE = '/share.png';

/** The document's title: the page's own, then the shop. */
function titleOf(head: Head, config: ShopConfig): string {
  return head.title === config.name ? head.title : `${head.title} | ${config.name}`;
}

/** The head's tags for a page; paths become absolute. */
function tagsOf(head: Head, config: ShopConfig): HeadTag[] {
  const absolute = (path: string) => new URL(path, config.origin).href;
  const meta = (name: 'name' | 'property', key: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { [name]: key, content },
  });
  return [
    ...(head.description ? [meta('name', 'description', head.description)] : []),
    ...(head.robots ? [meta('name', 'robots', head.robots)] : []),
    ...(head.canonical
      ? [{ tag: 'link' as const, attributes: { rel: 'canonical', href: absolute(head.canonical) } }]
      : []),
    meta('property', 'og:title', head.title),
    meta('property', 'og:site_name', config.name),
    meta('property', 'og:type', head.type ?? 'website'),
    ...(head.description ? [meta('property', 'og:description', head.description)] : []),
    ...(head.canonical ? [meta('property', 'og:url', absolute(head.canonical))] : []),
    meta('property', 'og:locale', 'en_PH'),
    meta('property', 'og:image', absolute(head.image ?? SHARE_PICTURE)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** Marks the tags that belong to the page, so that the next page removes them. */
const PAGE_TAG = 'data-page-head';

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
    tags: tagsOf(head, config).map(({ tag, attributes }) => ({
      tag,
      attributes: { [PAGE_TAG]: '', ...attributes },
    })),
    canonical: head.canonical ?? null,
    jsonLd: head.jsonLd ?? [],
  };
}

/** Sets the document's head for a page that was reached in the browser. */
export function applyHead(head: Head, config: ShopConfig): void {
  document.title = titleOf(head, config);
  for (const old of document.head.querySelectorAll(`[${PAGE_TAG}]`)) old.remove();
  for (const { tag, attributes } of tagsOf(head, config)) {
    const element = document.createElement(tag);
    element.setAttribute(PAGE_TAG, '');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}
