/** What `pnpm release promote` does, and what it says of it. */
import type { AppName } from 'shared-contracts/release';
import { promoteCanary } from './publish';
import type { ReleaseStore } from './store';
import { tellLive } from './tell-live';

/**
 * Makes an app's canary live for everybody, if it fits what is live beside it now.
 * @throws ReleaseRefused with the reasons; RegistryConflict
 */
export async function promote(app: AppName, store: ReleaseStore): Promise<void> {
  tellLive(await promoteCanary(app, store, console.log));
}
