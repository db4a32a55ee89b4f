/**
 * A sample of the cases in which remotes and calls fail, and of it every third where long tests don't run;
 * `pnpm --filter e2e faults` runs all cases.
 */
import { runProviderCase } from '../matrix/provider-case';
import { providerSample } from '../matrix/provider-sample';
import { runRemoteCase } from '../matrix/remote-case';
import { remoteSample } from '../matrix/remote-cases';
import { frontTest as test } from '../shop/front-test';
import { LONG } from '../shop/long';

/** Three has no common divisor with the numbers of remotes and of moments, so that each is met. */
const often = (at: number) => (at % 3 === 0 ? {} : LONG);

for (const [at, testCase] of remoteSample().entries()) {
  test(`the shop stands: ${testCase.id} [M06]`, often(at), async ({ browser, front }) => {
    await runRemoteCase(browser, front, testCase);
  });
}

for (const [at, testCase] of providerSample().entries()) {
  test(`the shopper is told: ${testCase.id}`, often(at), async ({ browser, front }) => {
    await runProviderCase(browser, front, testCase);
  });
}
