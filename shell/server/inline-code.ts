import { createHash } from 'node:crypto';

/** Sources of a content security policy, such as `'sha256-…'`. */
export type InlineSources = { script: string[]; style: string[] };

/**
 * Nothing. A remote's style element is made empty, and its rules are added to its sheet, which the
 * policy allows only where the element itself is allowed.
 */
const NOTHING = '';

/** The source that allows one inline text and no other. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Writes a document's inline scripts and styles, and collects what the policy has to allow. */
export type InlineCode = {
  script(text: string): string;
  /** Data, which no browser executes. @param attributes as in HTML, with a space before each */
  data(text: string, attributes: string): string;
  /** @param attributes as in HTML, with a space before each */
  style(text: string, attributes?: string): string;
  sources(): InlineSources;
};

/**
 * The text of each is allowed as it was written here, by its hash, so that a document is the same for
 * everybody; what got into the HTML by another way is not allowed.
 * @param nonce of a developer's own document instead, whose code changes while the page runs
 */
export function createInlineCode(nonce: string | null = null): InlineCode {
  const marked = nonce === null ? '' : ` nonce="${nonce}"`;
  const found = { script: new Set<string>(), style: new Set<string>() };
  const allow = (kind: keyof InlineSources, text: string) =>
    found[kind].add(nonce === null ? hashOf(text) : `'nonce-${nonce}'`);
  allow('style', NOTHING);
  return {
    script(text) {
      allow('script', text);
      return `<script${marked}>${text}</script>`;
    },
    data: (text, attributes) => `<script${attributes}${marked}>${text}</script>`,
    style(text, attributes = '') {
      allow('style', text);
      return `<style${marked}${attributes}>${text}</style>`;
    },
    sources: () => ({
      script: [...found.script],
      style: [...found.style],
    }),
  };
}
