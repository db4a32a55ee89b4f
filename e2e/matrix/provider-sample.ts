import { PROVIDER_CASES, type ProviderCase } from './provider-case';
import { PROVIDER_TROUBLES } from './provider-troubles';
import { VISITS } from './provider-visits';

/** Each trouble once, with the calls taken in turn: what every test run tries. */
export function providerSample(): ProviderCase[] {
  return PROVIDER_TROUBLES.map((trouble, at) => {
    // Five and the number of calls have no common divisor: the calls are spread.
    const visit = VISITS[(at * 5) % VISITS.length];
    const found = PROVIDER_CASES.find((each) => each.visit === visit && each.trouble === trouble);
    if (!found) throw new Error(`no case for ${trouble.name}`);
    return found;
  });
}
