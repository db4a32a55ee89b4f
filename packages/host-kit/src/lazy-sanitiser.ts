import type { SanitisedHtml } from 'shared-contracts/door';
import { loadOnDemand } from './load-on-demand';

/**
 * The sanitiser, loaded with the first HTML that is shown, because few pages show any.
 * @returns a function whose promise fails as `offline` where the sanitiser can't be loaded
 */
export function createLazySanitiser(): (html: string) => Promise<SanitisedHtml> {
  const sanitiser = loadOnDemand(async () => {
    const { createSanitiser } = await import(/* webpackChunkName: "sanitiser" */ './sanitise');
    return createSanitiser(window);
  });
  return async (html) => (await sanitiser())(html);
}
