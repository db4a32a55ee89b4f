import type { SanitisedHtml } from 'shared-contracts/door';
import { ApiError } from 'shared-contracts/errors';

/**
 * The sanitiser, loaded when the first HTML asks for it: few pages show any.
 * @returns a function whose promise fails as `offline` where the sanitiser can't be had
 */
export function createLateSanitiser(): (html: string) => Promise<SanitisedHtml> {
  let loading: Promise<(html: string) => SanitisedHtml> | null = null;
  const load = async () => {
    const { createSanitiser } = await import(/* webpackChunkName: "sanitiser" */ './sanitise');
    return createSanitiser(window);
  };
  return async (html) => {
    loading ??= load();
    const sanitise = await loading.catch(() => {
      loading = null;
      throw new ApiError({ kind: 'offline' });
    });
    return sanitise(html);
  };
}
