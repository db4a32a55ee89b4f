/** The counter: goods that come by a file, by a delivery, and as a draft that nobody else sees. */
import { randomUUID } from 'node:crypto';
import { expectAccessible, somebodyOf } from '../shop/counter-clerk';
import { clientOf } from '../shop/provider-client';
import { shopAddress } from '../shop/shop-address';
import { expect, test } from '../shop/test';

test('a catalogue is imported in the browser, its stock received, and a product taken back to a draft and published [N80 N83 N84]', async ({
  page,
}) => {
  const own = `Kalos ${randomUUID().slice(0, 8)}`;
  const { counter, shop } = shopAddress();
  await somebodyOf(page, 'owner');

  await test.step('a file is compared with the shop, and applied once', async () => {
    await page.goto(`${counter}/staff/catalogue/imports`, { waitUntil: 'load' });
    await expectAccessible(page);
    const rows = [
      'id,product_name,brand,category,variant_name,price,stock',
      `${own},${own} Pulley,${own} Works,${own} Parts,Single,2450.00,9`,
    ];
    await page.locator('input[type=file]').setInputFiles({
      name: 'pulleys.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    });
    await page.getByRole('button', { name: 'Compare it with the shop' }).click();
    const apply = page.getByRole('button', { name: /^Apply/ });
    await expect(apply).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(`${own} Pulley New`) })).toContainText(
      'Single: ₱2,450.00',
    );
    await expectAccessible(page);
    await apply.click();
    await expect(page.getByText(/^Applied /)).toBeVisible();
  });

  const { id, variants } = await clientOf().productNamed(`${own} Pulley`);
  const product = `${counter}/staff/catalogue/products/${id}`;

  await test.step('what came is added to what is left to sell', async () => {
    await page.goto(`${counter}/staff/catalogue/variants/${variants[0]?.id ?? 0}`, {
      waitUntil: 'load',
    });
    await page.getByLabel('Units that came').fill('10');
    await page.getByRole('button', { name: 'Add to the stock' }).click();
    await expect(page.getByLabel('Delivery note or reason')).toHaveAccessibleDescription(/./);
    await expect(page.getByLabel('Units that came')).toHaveValue('10');
    await page.getByLabel('Delivery note or reason').fill('DN 4711');
    await page.getByRole('button', { name: 'Add to the stock' }).click();
    await expect(page.getByRole('row', { name: /DN 4711/ })).toContainText('19');
    await expectAccessible(page);
  });

  await test.step('a draft is nowhere in the shop, until it is published', async () => {
    await page.goto(product, { waitUntil: 'load' });
    await page.getByRole('button', { name: 'Take it back to a draft' }).click();
    await expect(page.getByText('This product is a draft: only staff see it.')).toBeVisible();
    await expectAccessible(page);
    const shown = () =>
      page.request.get(`${shop}/products/${id}`).then((answer) => answer.status());
    await expect.poll(shown).toBe(404);
    await page.getByRole('button', { name: /^Publish/ }).click();
    await expect.poll(shown).toBe(200);
  });
});
