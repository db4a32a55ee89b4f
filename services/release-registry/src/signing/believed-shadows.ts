import type { AppName, Registry } from 'shared-contracts/release';
import type { Judge } from './judge-release';
import type { KeyList } from './key-list';

type Shadows = NonNullable<Registry['shadows']>;

/**
 * The shadows that are validly signed, with their manifests as signed: document servers run their
 * code.
 * @param say hears in one line of each that is refused
 */
export async function believedShadows(
  { shadows = {} }: Registry,
  list: KeyList | null,
  judge: Judge,
  say: (line: string) => void,
): Promise<Shadows> {
  const taken: Shadows = {};
  for (const [name, shadow] of Object.entries(shadows)) {
    const app = name as AppName;
    const { version } = shadow;
    const { manifest, reason } = list
      ? await judge.judged(app, version, list)
      : { manifest: null, reason: 'there is no list of keys' };
    if (manifest) taken[app] = { ...shadow, manifest };
    else say(`${app} ${version} is refused as a shadow: ${reason}`);
  }
  return taken;
}
