import type { DocumentContract } from 'shared-contracts/document-contract';
import { DOCUMENT_VERSION } from 'shared-contracts/document-version';
import { routes } from './routes';
import { slotOwner } from './slots';

const headerSlots = (['account.menu', 'cart.button'] as const).map((name) => ({
  name,
  remote: slotOwner(name).remote,
}));

/** What the build writes into the release's manifest, beside the script of `early-input/record.ts`. */
export const documentContract: Omit<DocumentContract, 'earlyInput'> = {
  version: DOCUMENT_VERSION,
  routes,
  headerSlots,
  asksTicket: true,
  readsLists: true,
};
