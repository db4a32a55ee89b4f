import { z } from '../schema';
import { callback } from './callback';

export const cartDrawer = z.object({ open: z.boolean(), onClose: callback });
