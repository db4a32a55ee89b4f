/** What the shopper is told of a link. */
export type LinkNotice = { tone: 'info' | 'success'; text: string };

/**
 * Copies a link.
 * @returns what to tell. A browser may forbid the clipboard or have none: then the words have the
 *   link itself, so that it can be copied by hand.
 */
export async function copyLink(url: string): Promise<LinkNotice> {
  try {
    await navigator.clipboard.writeText(url);
    return { tone: 'success', text: 'Link copied.' };
  } catch {
    return { tone: 'info', text: `Copy this link: ${url}` };
  }
}
