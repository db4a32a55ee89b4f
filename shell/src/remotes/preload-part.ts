import type { ResolvedRelease } from 'shared-contracts/release';
import type { SlotName } from 'shared-contracts/slots';
import { wholeRelease } from './whole-release';

function preload(release: ResolvedRelease, name: SlotName): void {
  for (const href of [release.entry, ...(release.fragments[name] ?? [])]) {
    const integrity = release.integrity[href];
    if (!integrity || document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
    const link = Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'script',
      crossOrigin: 'anonymous',
      integrity,
      href,
    });
    document.head.append(link);
  }
}

/**
 * Asks for the scripts of a part at once, as the document does for the parts that the page needs
 * first; otherwise each would wait until the one before it has run.
 */
export function preloadPart(release: ResolvedRelease | undefined, name: SlotName): void {
  if (!release) return;
  preload(release, name);
  if (release.fragments[name]) return;
  // Where the list can't be read, the part's own load says so.
  wholeRelease(release).then(
    () => {
      preload(release, name);
    },
    () => undefined,
  );
}
