/** A sample of the cases in which remotes and calls fail; `pnpm faults` runs all of them. */
import { runProviderCase } from '../matrix/provider-case';
import { providerSample } from '../matrix/provider-sample';
import { runRemoteCase } from '../matrix/remote-case';
import { remoteSample } from '../matrix/remote-cases';
import { frontTest as test } from '../shop/front-test';

for (const testCase of remoteSample()) {
  test(`the shop stands: ${testCase.id} [M06]`, async ({ browser, front }) => {
    await runRemoteCase(browser, front, testCase);
  });
}

for (const testCase of providerSample()) {
  test(`the shopper is told: ${testCase.id}`, async ({ browser, front }) => {
    await runProviderCase(browser, front, testCase);
  });
}
