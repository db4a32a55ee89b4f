import type { Context } from 'hono';
import type { RemoteName } from 'shared-contracts/door';
import type { Registry } from 'shared-contracts/release';
import type { ChosenReleases } from '../releases/chosen-releases';
import { forgetPreviews, keepPreviews, type WantedPreviews } from './preview-cookie';
import { withPreviews, type PreviewedReleases } from './with-previews';

type Site = {
  registry: Registry;
  /** Where each remote's files are served. */
  origins: Record<RemoteName, string>;
  /** Whether shoppers reach the shop by https. */
  secure: boolean;
};

/**
 * The previews that a visit wants, where it may see them; the browser keeps what its address named,
 * and forgets what may not be shown.
 */
export function shownPreviews(
  context: Context,
  wanted: WantedPreviews,
  released: ChosenReleases,
  { registry, origins, secure }: Site,
): PreviewedReleases | null {
  const previewed = withPreviews(released, wanted.names, registry, origins);
  if (!previewed) forgetPreviews(context);
  else if (wanted.from === 'address') keepPreviews(context, wanted.names, secure);
  return previewed;
}
