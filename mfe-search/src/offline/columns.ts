import type { readOfflineCatalogue } from 'shared-contracts/calls/offline-catalogue';
import type { z } from 'shared-contracts/schema';

/** The offline catalogue as it is read: all of it, or what changed since. */
export type OfflineColumns = z.output<(typeof readOfflineCatalogue)['answer']>;
