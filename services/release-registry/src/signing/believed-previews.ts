import type { AppName, Registry } from 'shared-contracts/release';
import { believedListed, type Believing } from './believed-listed';

type Previews = NonNullable<Registry['previews']>;

/** The previews that are validly signed. */
export async function believedPreviews(
  { previews = {} }: Registry,
  believing: Believing,
): Promise<Previews> {
  const taken: Previews = {};
  for (const [name, listed] of Object.entries(previews)) {
    const app = name as AppName;
    const ofApp: Previews[AppName] = {};
    for (const [version, preview] of Object.entries(listed)) {
      const believed = await believedListed({ app, version }, preview, 'preview', believing);
      if (believed) ofApp[version] = believed;
    }
    taken[app] = ofApp;
  }
  return taken;
}
