import type { readKeptCatalogue } from 'shared-contracts/calls/kept-catalogue';
import type { z } from 'shared-contracts/schema';

/** The kept catalogue as it is read: all of it, or what changed since. */
export type KeptColumns = z.output<(typeof readKeptCatalogue)['answer']>;
