import { escapeMarkup } from '../escape-markup';
import type { InlineCode } from '../inline-code';
import { OFF, PREVIEW_PARAMETER, type PreviewName } from './preview-name';

const css =
  '.preview-badge{position:fixed;z-index:var(--z-toast);right:var(--space-3);bottom:calc(var(--space-3) + var(--bottom-bar-height,0px));max-width:calc(100vw - 2*var(--space-3));display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-2) var(--space-3);padding:var(--space-2) var(--space-3);border:2px solid var(--color-warning);background:var(--color-warning-surface);color:var(--color-warning);font-size:var(--text-sm);font-weight:var(--weight-medium);overflow-wrap:anywhere}.preview-badge a{color:inherit;padding-block:var(--space-2)}@media print{.preview-badge{display:none}}';

/**
 * Says on a document what it shows, beside the page and not in it: a release that doesn't start, or
 * that knows no previews, can't hide it.
 * @param shown false where these may not be looked at, and the page is what is live
 */
export function withBadge(
  html: string,
  names: PreviewName[],
  shown: boolean,
  inline: InlineCode,
): string {
  const list = names.map(({ app, version }) => `${app} ${version}`).join(', ');
  const text = shown
    ? `Preview: ${list}`
    : `No preview of ${list}: it is not listed here, or it has ended. This is what shoppers get.`;
  const badge = `${inline.style(css)}<aside class="preview-badge" aria-label="Preview"><span>${escapeMarkup(text)}</span><a href="?${PREVIEW_PARAMETER}=${OFF}">Switch off</a></aside>`;
  const end = html.lastIndexOf('</body>');
  return `${html.slice(0, end)}${badge}${html.slice(end)}`;
}
