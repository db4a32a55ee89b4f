import { RegistryConflict } from './registry-file';

/** How often a change is tried: of several simultaneous writers one succeeds each time. */
const TRIES = 10;

/**
 * Changes the registry, and tries again where somebody else has changed it meanwhile.
 * @param change reads the registry, checks against it, and sets it: all of that is done again
 * @throws RegistryConflict where the registry changed at every try
 */
export async function againstNewest<Result>(change: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof RegistryConflict) || tried === TRIES) throw error;
    }
  }
}
