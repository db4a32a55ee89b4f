/** The catalogue's parts of the home page. */
import { clientOf } from '../shop/provider-client';
import { expect, test } from '../shop/test';
import { untilTaken } from '../shop/until-hydrated';

test('featured products advance every three seconds, wrap, and stop for good at a click on the card [H02]', async ({
  page,
}) => {
  // The test controls the page's clock, so that three seconds are exactly three.
  await page.clock.install();
  await page.goto('/');
  const carousel = page.getByRole('group', { name: 'Featured products' });
  const current = carousel.locator('[aria-current="true"]');
  const dots = carousel.getByRole('button', { name: /^Show featured product/ });
  await carousel.scrollIntoViewIfNeeded();
  await expect(current).toBeVisible();
  // Its code comes when it is touched, at the latest.
  await dots.first().click();
  await untilTaken(current);
  // Nothing passes before the code for it is here: then all but one item are out of reach.
  await expect(carousel.locator('[inert]').first()).toBeAttached();
  // From here on the clock stops unless the test moves it.
  await page.clock.pauseAt(Date.now() + 60_000);
  const count = await dots.count();
  expect(count).toBeGreaterThan(2);
  await dots.first().click();
  await expect(current).toHaveAccessibleName(/^Show featured product 1 of/);
  await page.clock.runFor(3000);
  await expect(current).toHaveAccessibleName(/^Show featured product 2 of/);
  await page.clock.runFor(3000);
  await expect(current).toHaveAccessibleName(/^Show featured product 3 of/);

  await test.step('wraps both ways, by dots and arrows', async () => {
    await dots.last().click();
    await page.clock.runFor(3000);
    await expect(current).toHaveAccessibleName(/^Show featured product 1 of/);
    await carousel.getByRole('button', { name: 'Previous featured product' }).click();
    await expect(current).toHaveAccessibleName(`Show featured product ${count} of ${count}`);
    await carousel.getByRole('button', { name: 'Next featured product' }).click();
    await page.clock.runFor(1000);
    await expect(current).toHaveAccessibleName(/^Show featured product 1 of/);
  });

  await test.step('pauses by its button', async () => {
    await carousel.getByRole('button', { name: 'Pause featured products' }).click();
    await page.clock.runFor(7000);
    await expect(current).toHaveAccessibleName(/^Show featured product 1 of/);
    await carousel.getByRole('button', { name: 'Play featured products' }).click();
    await page.clock.runFor(3000);
    await expect(current).toHaveAccessibleName(/^Show featured product 2 of/);
  });

  await test.step('stops for good at a click on the card', async () => {
    await page.clock.runFor(1000);
    await carousel.locator('[data-shown="true"] article p').first().click();
    await page.clock.runFor(10_000);
    await expect(current).toHaveAccessibleName(/^Show featured product 2 of/);
    await expect(carousel.getByRole('button', { name: /^(Pause|Play)/ })).toHaveCount(0);
  });
});

test('brands pass by without end, stand under the pointer, and only those with a picture [H03]', async ({
  page,
}) => {
  const brands = await clientOf().brands();
  const pictured = brands.filter(({ file_name: file }) => file);
  expect(pictured.length).toBeGreaterThan(5);
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Brands' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('link')).toHaveCount(pictured.length);
  const track = section.locator('[data-paused]');
  await expect(track.locator('ul')).toHaveCount(3);
  const place = () => track.evaluate((element) => element.getBoundingClientRect().x);
  const state = () => track.evaluate((element) => getComputedStyle(element).animationPlayState);
  const before = await place();
  await expect.poll(place).not.toBe(before);
  expect(await track.evaluate((element) => getComputedStyle(element).animationIterationCount)).toBe(
    'infinite',
  );
  await track.hover({ force: true });
  await expect.poll(state).toBe('paused');
  await page.mouse.move(0, 0);
  await expect.poll(state).toBe('running');
  await section.getByRole('button', { name: 'Pause brands' }).click();
  await page.mouse.move(0, 0);
  await expect.poll(state).toBe('paused');
});

test('nothing moves by itself for a shopper who asked for less movement', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  const carousel = page.getByRole('group', { name: 'Featured products' });
  await carousel.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(10_000);
  await expect(carousel.locator('[aria-current="true"]')).toHaveAccessibleName(
    /^Show featured product 1 of/,
  );
  const track = page.getByRole('region', { name: 'Brands' }).locator('[data-paused]');
  expect(await track.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
});
