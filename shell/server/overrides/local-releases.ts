import type { Context } from 'hono';
import type { ChosenReleases } from '../releases/chosen-releases';
import { withDevelopmentBuilds } from './development-builds';
import { overrideOf } from './override-cookie';
import { withOverride, type OverriddenReleases } from './with-override';

/**
 * The builds that nobody has released, on a developer's document; null on every other.
 * @param builds where a shop in development serves them (DEVELOPMENT_BUILDS)
 * @param origins where a browser's local build may come from
 */
export async function localReleases(
  context: Context,
  released: ChosenReleases,
  { builds, origins }: { builds: string | undefined; origins: string[] },
): Promise<OverriddenReleases | null> {
  if (builds !== undefined) return withDevelopmentBuilds(released, builds);
  const wanted = overrideOf(context, origins);
  return wanted ? withOverride(released, wanted) : null;
}
