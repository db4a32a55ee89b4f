import createDOMPurify from 'dompurify';
import type { SanitisedHtml } from 'shared-contracts/door';

/** The Trusted Types policy under which sanitised HTML comes: named in the page's policy. */
export const SANITISER_POLICY = 'dompurify';

/**
 * The one sanitiser of provider HTML. Text, lists, tables, figures and links stay; scripts,
 * styles, forms, frames, svg, foreign pictures and everything that acts goes.
 */
export function createSanitiser(
  window: Window & typeof globalThis,
): (html: string) => SanitisedHtml {
  const purify = createDOMPurify(window);
  // Read as the browser reads it: a backslash is a slash there, and some addresses are none.
  const originOf = (address: string | null) =>
    address !== null && URL.canParse(address, window.location.origin)
      ? new URL(address, window.location.origin).origin
      : null;
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A' && node.hasAttribute('href')) {
      const origin = originOf(node.getAttribute('href'));
      if (origin === null) node.removeAttribute('href');
      else if (origin !== window.location.origin) {
        node.setAttribute('rel', 'noopener noreferrer nofollow');
        node.setAttribute('target', '_blank');
      }
    }
    // A picture from elsewhere would tell a stranger who reads what.
    if (node.tagName === 'IMG' && originOf(node.getAttribute('src')) !== window.location.origin) {
      node.remove();
    }
  });
  return (html) => ({
    __sanitised: true,
    // A TrustedHTML where the browser has them: it goes to innerHTML as it is.
    html: purify.sanitize(html, {
      USE_PROFILES: { html: true },
      FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'video', 'audio'],
      FORBID_ATTR: ['style', 'srcset', 'class', 'id', 'name'],
      ALLOW_DATA_ATTR: false,
      RETURN_TRUSTED_TYPE: true,
    }) as unknown as string,
  });
}
