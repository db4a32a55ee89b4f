import type { ComponentType } from 'react';
import { create } from 'zustand';

/** What the layout shows of the network: its code comes once the page is shown. */
export const useStrip = create<{ Strip: ComponentType | null }>(() => ({ Strip: null }));
