/** A test's shop with settings of its own, as an owner sets them. */
import { changeSettings, settingsVersion } from '../src/domain/settings/change-settings';
import type { ShopSettings } from '../src/domain/settings/shop-settings';
import type { TestShop } from './shop';

const OWNER = { by: { id: 1, name: 'rosa' }, network: null };

export async function setShop({ deps }: TestShop, to: Partial<ShopSettings>): Promise<void> {
  const before = await deps.shopSettings.now();
  const values = { ...before, ...to };
  await changeSettings(deps, { values, shown: settingsVersion(before) }, OWNER);
}
