/** The browsers that other apps have inside, and the ways out of them. */
import { copyLink, type LinkNotice } from './copy-link';

/** Facebook, Messenger, Instagram, Line and Viber, and any web view of Android or iOS. */
const IN_APP =
  /\bFB(?:AN|AV|_IAB)\/|Messenger|Instagram|\bLine\/|Viber|; wv\)|(?:iPhone|iPad|iPod).+Mobile\/\w+(?!.*Safari)/;

/** Whether a page is in the browser that another app has inside, by its user agent. */
export const isInAppBrowser = (userAgent: string): boolean => IN_APP.test(userAgent);

/**
 * A link that leaves an app's own browser: Android opens an intent in the browser that its owner has
 * chosen. Null where there is no such link, and the address can only be copied.
 */
export function browserLink(url: string, userAgent: string): string | null {
  if (!userAgent.includes('Android')) return null;
  const { protocol, host, pathname, search } = new URL(url);
  const what = `action=android.intent.action.VIEW;scheme=${protocol.slice(0, -1)}`;
  return `intent://${host}${pathname}${search}#Intent;${what};end`;
}

/** Copies an address for one's own browser. @returns what to tell */
export async function copyForBrowser(url: string): Promise<LinkNotice> {
  const told = await copyLink(url);
  if (told.tone !== 'success') return told;
  return { ...told, text: `${told.text} Paste it in your browser.` };
}
