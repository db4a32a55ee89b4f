import type { HostApi } from 'shared-contracts/door';
import { createFrame } from 'shared-ui/frame';

/** The catalog's frame: its host by context, its styles in a cache of their own. */
export const { useHost, inFrame, pageInFrame } = createFrame<HostApi>('mfe-catalog');
