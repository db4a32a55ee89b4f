import type { ComponentType } from 'react';
import type { RemoteName } from 'shared-contracts/door';
import type { PlaceName } from 'shared-contracts/places';
import type { SlotName } from 'shared-contracts/slots';
import type { Shell } from './shell-context';
import { withinLimit } from './time-limit';

type Part = ComponentType<Record<string, unknown>>;

/**
 * A remote's part of a slot or a place. That it can't be loaded is told to the remotes, which may bring
 * the last known good release: then a new generation loads it anew.
 * @throws where the remote can't be loaded, has no such part, or takes too long
 */
export async function loadPart(
  shell: Shell,
  remote: RemoteName,
  name: SlotName | PlaceName,
  generation: number,
): Promise<Part> {
  const module = await shell.remotes.load(remote);
  try {
    const entry = module.fragments[name];
    if (!entry) throw new Error(`${remote} does not fill ${name}`);
    return await withinLimit(entry.load() as Promise<Part>, shell.remoteLimit);
  } catch (error) {
    await shell.remotes.partFailed(remote, { stage: 'chunk', part: name, error }, generation);
    throw error;
  }
}
