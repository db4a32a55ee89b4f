import { isPlaceName, places } from 'shared-contracts/places';
import { withEvent } from './changes';
import { WrongUsage, type Command } from './command-line';
import type { ReleaseStore } from './store';

/**
 * Opens a place to whoever fills it, or closes it: then its part is shown to nobody from their next page load,
 * whatever its team has published.
 * @throws RegistryConflict, WrongUsage
 */
export async function place(
  { words: [name = '', wanted] = [], reason }: Command,
  { registry: file }: Pick<ReleaseStore, 'registry'>,
): Promise<void> {
  if (!isPlaceName(name) || !Object.hasOwn(places, name)) {
    throw new WrongUsage(`${name} is no place: ${Object.keys(places).join(', ')}`);
  }
  if (wanted !== 'on' && wanted !== 'off') throw new WrongUsage(`place ${name}: on or off?`);
  const seen = await file.read();
  const { closedPlaces = [] } = seen;
  const before = closedPlaces.includes(name) ? 'off' : 'on';
  if (before === wanted) {
    console.log(`${name} is ${wanted} already`);
    return;
  }
  const event = {
    at: new Date().toISOString(),
    // The shell's pages offer it.
    ...{ app: 'shell', action: 'place', version: `${name} ${wanted}`, previous: before },
    ...(reason !== undefined && { reason }),
  };
  const others = closedPlaces.filter((each) => each !== name);
  const next = wanted === 'off' ? [...others, name].sort() : others;
  await file.replace(seen, { ...withEvent(seen, event), closedPlaces: next });
  console.log(
    wanted === 'off'
      ? `${name} is off: its part is shown to nobody from their next page load`
      : `${name} is on: whoever's release fills it is shown there`,
  );
}
