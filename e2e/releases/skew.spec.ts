/**
 * Teams release on different days, so shoppers get every mixture of versions, and the shop must
 * work in each. Here each app runs in both versions beside others of both; every two apps in all four
 * combinations where long tests run too; `pnpm --filter tooling skew` runs all sixty-four mixtures, with builds of their own.
 */
import { APPS } from '../shop/apps';
import { RUNS_LONG } from '../shop/long';
import { expect, test } from '../shop/test';
import { nameOf, shoppersOf, walkMainPath } from '../shop/skew';
import { storeBuild, storeVariant, withRegistryRestored } from '../shop/test-registry';

/** Folders of builds of N-1, made by `pnpm --filter tooling skew`; without them, copies of the present builds. */
const builds = process.env.SKEW_BUILDS;
const [wanted, mixtures] = builds
  ? (['all', 64] as const)
  : RUNS_LONG
    ? (['pairwise', 6] as const)
    : (['opposite', 2] as const);

test('the main path works in every mixture of an app’s last version and the one now', async ({
  browser,
}) => {
  test.setTimeout(builds ? 64 * 60_000 : 6 * 60_000);
  await withRegistryRestored(async () => {
    const before = await Promise.all(
      APPS.map((app) => (builds ? storeBuild(`${builds}/${app}`) : storeVariant(app, '0.9.0'))),
    );
    const shoppers = await shoppersOf(wanted, before);
    expect(shoppers.size).toBe(mixtures);
    for (const [mixture, bucket] of shoppers) {
      await test.step(nameOf(mixture), () => walkMainPath(browser, mixture, bucket));
      if (builds) console.log(`passed: ${nameOf(mixture)}`);
    }
  });
});
