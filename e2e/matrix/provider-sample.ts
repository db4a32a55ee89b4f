import { PROVIDER_CASES, type ProviderCase } from './provider-case';
import { PROVIDER_TROUBLES } from './provider-troubles';
import { VISITS } from './provider-visits';

/** The sample of every test run: each trouble once, each with another call in turn. */
export function providerSample(): ProviderCase[] {
  return PROVIDER_TROUBLES.map((trouble, at) => {
    // Five and the number of calls have no common divisor, so all calls are used.
    const visit = VISITS[(at * 5) % VISITS.length];
    const found = PROVIDER_CASES.find((each) => each.visit === visit && each.trouble === trouble);
    if (!found) throw new Error(`no case for ${trouble.name}`);
    return found;
  });
}
