import type { AppName, Registry } from 'shared-contracts/release';
import { believedListed, type Believing } from './believed-listed';

type Shadows = NonNullable<Registry['shadows']>;

/** The shadows that are validly signed: document servers run their code. */
export async function believedShadows(
  { shadows = {} }: Registry,
  believing: Believing,
): Promise<Shadows> {
  const taken: Shadows = {};
  for (const [name, shadow] of Object.entries(shadows)) {
    const app = name as AppName;
    const { version } = shadow;
    const believed = await believedListed({ app, version }, shadow, 'shadow', believing);
    if (believed) taken[app] = believed;
  }
  return taken;
}
