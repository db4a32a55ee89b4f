import type { ShopConfig } from 'shared-contracts/config';
import type { Head } from 'shared-contracts/door';

/** A tag in the document's head that belongs to the page. */
export type HeadTag = { tag: 'meta' | 'link'; attributes: Record<string, string> };

/** Marks the tags that belong to the page, so that the next page removes them. */
export const PAGE_TAG = 'data-page-head';

/** The document's title: the page's own, then the shop. */
export function titleOf(head: Head, config: ShopConfig): string {
  return head.title === config.name ? head.title : `${head.title} | ${config.name}`;
}

export const metaTag = (name: 'name' | 'property', key: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { [name]: key, content },
});

/** What browsers and search engines read of a page; paths become absolute. */
export function pageTags(head: Head, config: ShopConfig): HeadTag[] {
  const canonical = head.canonical && new URL(head.canonical, config.origin).href;
  return [
    ...(head.description ? [metaTag('name', 'description', head.description)] : []),
    ...(head.robots ? [metaTag('name', 'robots', head.robots)] : []),
    ...(canonical
      ? [{ tag: 'link' as const, attributes: { rel: 'canonical', href: canonical } }]
      : []),
  ];
}

/** Whether the head is still as the document brought it. */
let untouched = true;

/**
 * Sets the document's head for a page. What the document has brought for its own page stays; a page
 * that is reached in the browser has no tags for the preview of a link, which is made from the
 * document that its address answers with.
 */
export function applyHead(head: Head, config: ShopConfig): void {
  const title = titleOf(head, config);
  const brought = untouched && document.title === title;
  untouched = false;
  if (brought) return;
  document.title = title;
  for (const old of document.head.querySelectorAll(`[${PAGE_TAG}]`)) old.remove();
  for (const { tag, attributes } of pageTags(head, config)) {
    const element = document.createElement(tag);
    element.setAttribute(PAGE_TAG, '');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}
