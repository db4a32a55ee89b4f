import { readJson, safeStorage } from 'shared-contracts/storage';
import { create } from 'zustand';

export type Theme = 'system' | 'light' | 'dark';

type Settings = { panel: boolean; boundaries: boolean; theme: Theme };

const KEY = 'development';
const storage = safeStorage(() => window.sessionStorage);

function kept(): Settings {
  const read = (readJson(storage.read(KEY)) ?? {}) as Partial<Settings>;
  return {
    panel: read.panel === true,
    boundaries: read.boundaries === true,
    theme: read.theme === 'light' || read.theme === 'dark' ? read.theme : 'system',
  };
}

/** What the development panel has set for this tab; it survives a reload. */
export const useSettings = create<Settings>(kept);

export function change(settings: Partial<Settings>): void {
  useSettings.setState(settings);
  storage.write(KEY, JSON.stringify(useSettings.getState()));
}
