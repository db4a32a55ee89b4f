import createDOMPurify from 'dompurify';
import type { SanitisedHtml } from 'shared-contracts/door';
import { STORAGE_PATH } from 'shared-contracts/paths';

/**
 * The Trusted Types policy that makes sanitised HTML; the page's Content-Security-Policy names it.
 */
export const SANITISER_POLICY = 'dompurify';

/**
 * The elements of an article. No other element is allowed, so that a new element of HTML isn't
 * either.
 */
const ELEMENTS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'span', 'br', 'hr', 'wbr'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'details', 'summary'],
  ...['a', 'abbr', 'b', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's'],
  ...['samp', 'small', 'strong', 'sub', 'sup', 'time', 'u', 'var'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['figure', 'figcaption', 'img'],
];

/**
 * The attributes that they may have. No `id` and `name` (scripts could find them instead of what they
 * look up by name), no `class` and `style` (the page's look is ours), no `role` and `aria-*` (they
 * would change what the page says to a screen reader), no `srcset` (it has a syntax of its own).
 */
const ATTRIBUTES = [
  ...['href', 'src', 'alt', 'title', 'lang', 'dir', 'width', 'height', 'datetime', 'open'],
  ...['colspan', 'rowspan', 'span', 'scope', 'start', 'reversed', 'value'],
];

const WEB = ['http:', 'https:'];
const ADDRESSEE = ['mailto:', 'tel:'];

/**
 * An address as the browser reads it, with a backslash read as a slash; null where the browser
 * can't read it.
 */
function urlOf(address: string | null, origin: string): URL | null {
  return address !== null && URL.canParse(address, origin) ? new URL(address, origin) : null;
}

const within = (url: URL) => `${url.pathname}${url.search}${url.hash}`;

/**
 * Allows links into the shop, to another site (which gets no referrer), and to a person's mail or
 * phone.
 */
function mendLink(link: Element, origin: string): void {
  const url = urlOf(link.getAttribute('href'), origin);
  if (url && WEB.includes(url.protocol)) {
    const own = url.origin === origin;
    // The address is written anew, so that the browser reads it in the same way as this check did.
    link.setAttribute('href', own ? within(url) : url.href);
    if (own) return;
    link.setAttribute('rel', 'noopener noreferrer nofollow');
    link.setAttribute('target', '_blank');
  } else if (!url || !ADDRESSEE.includes(url.protocol)) link.removeAttribute('href');
}

/**
 * Allows only the shop's stored pictures. A picture from another site would tell that site who
 * reads what, and a request to another address of the shop could have an effect.
 */
function mendPicture(picture: Element, origin: string): void {
  const url = urlOf(picture.getAttribute('src'), origin);
  if (url?.origin !== origin || !url.pathname.startsWith(`${STORAGE_PATH}/`)) {
    picture.remove();
    return;
  }
  picture.setAttribute('src', `${url.pathname}${url.search}`);
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}

/** Elements that have an effect even in a document that only the sanitiser reads. */
const OBEYED = /<(?:base|track)(?=[\s/>])/gi;
const TAG = /<[a-z][^<>]*>/gi;
const ACTING = /(?<=[\s"'/])(?:style|on[a-z]+)(?=\s*=)/gi;

/**
 * Renames elements and attributes that have an effect while the sanitiser reads them: a track would
 * be fetched, and the page's policy would report the styles and handlers of ordinary tags. This
 * makes nothing safe; the sanitiser does that afterwards.
 */
const quieted = (html: string) =>
  html.replaceAll(OBEYED, '<x-no').replaceAll(TAG, (tag) => tag.replaceAll(ACTING, 'data-no'));

/**
 * The one sanitiser of provider HTML. Text, lists, tables, figures and links stay; everything that
 * runs code, fetches, embeds, asks for input or changes the page around it is removed.
 */
export function createSanitiser(
  window: Window & typeof globalThis,
): (html: string) => SanitisedHtml {
  const purify = createDOMPurify(window);
  const { origin } = window.location;
  purify.addHook('afterSanitizeAttributes', (node) => {
    switch (node.tagName) {
      case 'A':
        mendLink(node, origin);
        break;
      case 'IMG':
        mendPicture(node, origin);
        break;
      // The page already has its one h1, so a heading of the article gets a lower level.
      case 'H1':
        node.setAttribute('aria-level', '2');
    }
  });
  purify.setConfig({
    ALLOWED_TAGS: ELEMENTS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
  return (html) => ({
    __sanitised: true,
    // A TrustedHTML where the browser supports them; it is assigned to innerHTML unchanged.
    html: purify.sanitize(quieted(html)),
  });
}
