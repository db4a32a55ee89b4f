import type { HostApi } from 'shared-contracts/door';
import { createFrame } from 'shared-ui/frame';

/** The catalog's frame: the host by context, and the catalog's own emotion cache. */
export const { useHost, inFrame, pageInFrame } = createFrame<HostApi>('mfe-catalog');
