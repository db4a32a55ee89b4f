import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the developers' panel, which has this control. */
export async function openPanel(page: Page, control: Locator): Promise<void> {
  // The page handles the keys only after the panel's own script has loaded.
  await expect(async () => {
    await page.keyboard.press('Alt+Shift+D');
    await expect(control).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
