import { without } from 'shared-ui/use-form';
import type { BusinessName } from './business';
import { keep, type Checkout } from './checkout-store';

/** Stores what was typed; the first change to a field removes the provider's error for it. */
export function typeBusiness(checkout: Checkout, name: BusinessName, value: string): void {
  const { business, phase } = checkout.store.getState();
  keep(checkout, {
    business: { ...business, [name]: value },
    phase: phase.kind === 'refused' ? { ...phase, fields: without(phase.fields, name) } : phase,
  });
}
