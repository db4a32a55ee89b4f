/** How a preview is named, in its link and in the cookie: `mfe-search@1.2.0-3f9a1c20`. */
import { appName, releaseVersion, type AppName } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';

export const PREVIEW_PARAMETER = 'preview';
/** The parameter's value that switches previews off in this browser. */
export const OFF = 'off';

export type PreviewName = { app: AppName; version: string };

const name = z.object({ app: appName, version: releaseVersion });

/** Longer than a link that names every app. */
const LONGEST = 800;

/**
 * Reads `APP@VERSION,APP@VERSION`, each app once.
 * @returns null where it is anything else
 */
export function parsePreviews(text: string): PreviewName[] | null {
  if (text.length > LONGEST) return null;
  const names: PreviewName[] = [];
  for (const each of text.split(',')) {
    const [app, version, ...more] = each.split('@');
    const read = z.safeParse(name, { app, version });
    if (!read.success || more.length > 0) return null;
    if (names.some(({ app: known }) => known === read.data.app)) return null;
    names.push(read.data);
  }
  return names;
}

export const previewText = (names: PreviewName[]) =>
  names.map(({ app, version }) => `${app}@${version}`).join();
