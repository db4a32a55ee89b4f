import type { HostApi } from 'shared-contracts/door';
import { createFrame } from 'shared-ui/frame';

export const { useHost, inFrame, pageInFrame } = createFrame<HostApi>('mfe-content');
