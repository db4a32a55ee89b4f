/** What quick order expects of the catalogue on a device. */
import type { SlotExamples } from 'shared-contracts/examples';

export const offlineCatalogue: SlotExamples<'search.offline-catalogue'> = {
  slot: 'search.offline-catalogue',
  provider: 'mfe-search',
  examples: [
    {
      name: 'a device without the catalogue, and lines to read',
      props: { texts: ['KR-26'], onRead: () => undefined },
      answers: {
        '/api/store/offline-catalogue/size': {
          version: 'one',
          bytes: 212_000,
          products: 2_500,
          variants: 9_000,
        },
      },
      finds: { role: 'button', name: 'Keep the catalogue on this device, 212 KB' },
    },
  ],
};
