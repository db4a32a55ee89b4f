import type { AppName, Registry } from 'shared-contracts/release';
import type { Judge } from './judge-release';
import type { KeyList } from './key-list';

type Previews = NonNullable<Registry['previews']>;

/**
 * The previews that are validly signed, with their manifests as signed.
 * @param say hears in one line of each that is refused
 */
export async function believedPreviews(
  { previews = {} }: Registry,
  list: KeyList | null,
  judge: Judge,
  say: (line: string) => void,
): Promise<Previews> {
  const taken: Previews = {};
  for (const [name, listed] of Object.entries(previews)) {
    const app = name as AppName;
    const ofApp: Previews[AppName] = {};
    for (const [version, preview] of Object.entries(listed)) {
      const { manifest, reason } = list
        ? await judge.judged(app, version, list)
        : { manifest: null, reason: 'there is no list of keys' };
      if (manifest) ofApp[version] = { ...preview, manifest };
      else say(`${app} ${version} is refused as a preview: ${reason}`);
    }
    taken[app] = ofApp;
  }
  return taken;
}
