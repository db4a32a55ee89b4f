/** Saved lists: a guest's comes along, what has changed is shown first, and a link is ended. */
import { readFile } from 'node:fs/promises';
import { cartButton, sellableProduct } from '../shop/cart-steps';
import { somebodyOf } from '../shop/counter-clerk';
import { shared, withShareSheet } from '../shop/share-sheet';
import { shopAddress } from '../shop/shop-address';
import { expect, logIn, registeredCustomer, test } from '../shop/test';

test('a guest’s list comes along at sign-in, is reordered in part with what changed first, and shared until its link ends [B20 B21 B22 B23 B24 B25 B26 B27 B29]', async ({
  page,
  browser,
}) => {
  await withShareSheet(page);
  const customer = await registeredCustomer();
  // Nobody else buys these.
  const products = [await sellableProduct(46), await sellableProduct(47)];
  const [dearer, other] = products;
  const nameOf = (product: (typeof products)[number] | undefined) => product?.product_name ?? '';

  let putBack = () => Promise.resolve();

  await test.step('a guest saves two, and finds them again after a reload', async () => {
    for (const product of products) {
      await page.goto(`/products/${product.id}`);
      await page.getByRole('button', { name: /^Save to list/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save 1 item' }).click();
      await expect(page.getByText('1 item saved to ‘Saved list’.')).toBeVisible();
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Saved lists' }).click();
    await expect(page.getByRole('heading', { name: 'Saved lists' })).toBeVisible();
    await page.reload();
    for (const product of products) {
      await expect(page.getByRole('checkbox', { name: nameOf(product) })).toBeChecked();
    }
  });

  await test.step('after the sign-in they are on a list of the account, and not in the browser', async () => {
    await logIn(page, customer);
    await expect(page.getByText('Your saved list is in your account now.')).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('saved-list'))).toBeNull();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Saved lists' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Saved list' }).click();
    await expect(page.getByRole('checkbox', { name: nameOf(other) })).toBeChecked();
  });

  await test.step('a price that changed at the shop is shown first', async () => {
    const variant = dearer?.variants.find(({ default: isDefault }) => isDefault);
    const clerk = await (await browser.newContext()).newPage();
    await somebodyOf(clerk, 'catalogue');
    const { counter } = shopAddress();
    await clerk.goto(`${counter}/staff/catalogue/variants/${variant?.id}`, { waitUntil: 'load' });
    const price = clerk.getByLabel('Price in pesos');
    const before = await price.inputValue();
    const save = async (pesos: string) => {
      await price.fill(pesos);
      await clerk.getByRole('button', { name: 'Save the variant' }).click();
      await expect(clerk.getByRole('status')).toContainText('Saved.');
    };
    await save('98765.43');
    putBack = () => save(before);
    await page.reload();
    const changed = page.getByRole('region', { name: 'Changed since you saved them' });
    await expect(changed.getByRole('checkbox', { name: nameOf(dearer) })).toBeVisible();
    await expect(changed.getByText(/then, ₱98,765\.43 now/)).toBeVisible();
  });

  await test.step('half of it goes into the cart, after what changed was shown', async () => {
    await page.getByRole('checkbox', { name: nameOf(other) }).uncheck();
    await page.getByRole('button', { name: /^Reorder 1 item/ }).click();
    await expect(page.getByText('1 item has changed since you saved it.')).toBeVisible();
    await expect(cartButton(page)).toHaveAccessibleName(/Empty/);
    await page.getByRole('button', { name: 'Add 1 item to cart' }).click();
    await expect(page.getByRole('heading', { name: 'The item is in your cart.' })).toBeVisible();
  });

  await test.step('whoever has the link sees the list, until it is ended', async () => {
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.getByLabel('Link to this list').inputValue();
    await page.getByRole('button', { name: 'Share the link' }).click();
    expect(await shared(page)).toMatchObject({ url: link });
    const friend = await (await browser.newContext()).newPage();
    await friend.goto(link);
    await expect(friend.getByRole('heading', { name: 'Saved list' })).toBeVisible();
    await expect(friend.getByRole('checkbox', { name: nameOf(other) })).toBeVisible();
    await expect(friend.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    // The way into the cart comes later, above the button.
    await expect(friend.getByRole('button', { name: 'Reorder 2 items' })).toBeVisible();
    await friend.getByRole('button', { name: 'Save a copy' }).click();
    await friend.getByRole('dialog').getByRole('button', { name: 'Save 2 items' }).click();
    await expect(friend.getByText('2 items saved to ‘Saved list’.')).toBeVisible();
    await page.getByRole('button', { name: 'End the link' }).click();
    await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
    await friend.reload();
    await expect(friend.getByText('This link shows no list.')).toBeVisible();
    await friend.context().close();
  });

  await putBack();

  await test.step('its lines are asked for in a quotation', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Ask for a quotation' }).click();
    const asked = page.getByRole('list', { name: 'What you ask for' });
    await expect(asked.getByText(nameOf(dearer))).toBeVisible();
  });

  await test.step('it is in the customer’s data, and goes with the account', async () => {
    await page.goto('/saved-lists');
    await page.getByRole('main').getByRole('link', { name: 'Saved list' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.getByLabel('Link to this list').inputValue();
    await page.goto('/my-details');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const data = await readFile(await (await download).path(), 'utf8');
    expect(data).toContain('Saved list');
    expect(data).toContain(nameOf(other));
    await page.getByRole('button', { name: 'Delete my account…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill(customer.password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('Your account has been deleted.')).toBeVisible();
    await page.goto(link);
    await expect(page.getByText('This link shows no list.')).toBeVisible();
  });
});
