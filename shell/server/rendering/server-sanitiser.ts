import { createSanitiser } from 'host-kit/sanitise';
import { JSDOM } from 'jsdom';
import type { SanitisedHtml } from 'shared-contracts/door';

/**
 * The shop's one sanitiser, with a document of jsdom's: the only one for servers that DOMPurify's
 * authors recommend (its README, 'Running DOMPurify on the server').
 * @param origin the shop's, to which addresses are relative
 */
export function createServerSanitiser(origin: string): (html: string) => SanitisedHtml {
  const { window } = new JSDOM('', { url: origin });
  return createSanitiser(window);
}
