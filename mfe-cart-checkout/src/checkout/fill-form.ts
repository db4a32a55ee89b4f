import type { FieldFaults } from 'shared-ui/field-faults';
import { without } from 'shared-ui/use-form';
import { businessFaults } from './business';
import { keep, type Checkout } from './checkout-store';
import { readDraft } from './draft';
import type { FieldName } from './fields';
import { errorsOf } from './form';

/** Stores what was typed; the first change to a field removes the provider's error for it. */
export function typeInto(checkout: Checkout, name: FieldName, value: string): void {
  const { values, phase } = checkout.store.getState();
  keep(checkout, {
    values: { ...values, [name]: value },
    phase: phase.kind === 'refused' ? { ...phase, fields: without(phase.fields, name) } : phase,
  });
}

/**
 * Checks the form before it is sent; faults replace the last order's message. An order that was
 * sent before is looked up with the values it was sent with.
 */
export function checkForm({ store }: Checkout): FieldFaults {
  const { values, business, open, phase } = store.getState();
  if (open || phase.kind === 'sending') return {};
  const faults = { ...errorsOf(values), ...businessFaults(business) };
  if (Object.keys(faults).length > 0) store.setState({ phase: { kind: 'filling' } });
  return faults;
}

/** The last order's message is shown once: a shopper who comes back sees the form. */
export function beginAnew({ host, store }: Checkout): void {
  const { phase, user_id, values } = store.getState();
  if (phase.kind !== 'placed' && phase.kind !== 'refused') return;
  const draft = readDraft(host, user_id, values.email);
  store.setState({ ...draft, phase: { kind: 'filling' } });
}

/**
 * Unlocks the form of an order without an answer, for a shopper who won't wait. That order is still
 * looked up before the next is sent.
 */
export function letGo(checkout: Checkout): void {
  const { open } = checkout.store.getState();
  keep(checkout, { open: null, failed: open, phase: { kind: 'filling' } });
}
