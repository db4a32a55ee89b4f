import { keep, type Checkout } from './checkout-store';
import { readDraft } from './draft';
import type { FieldName } from './form';

/** Takes what was typed; an error of the field goes with the first change. */
export function typeInto(checkout: Checkout, name: FieldName, value: string): void {
  const { values, errors } = checkout.store.getState();
  const others = Object.entries(errors).filter(([faulty]) => faulty !== name);
  keep(checkout, {
    values: { ...values, [name]: value },
    errors: Object.fromEntries(others),
  });
}

/** What was said of the last order is said once: whoever comes back finds the form. */
export function beginAnew({ host, store }: Checkout): void {
  const { phase, user_id, values } = store.getState();
  if (phase.kind !== 'placed' && phase.kind !== 'refused') return;
  const draft = readDraft(host, user_id, values.email);
  store.setState({ ...draft, phase: { kind: 'filling' }, errors: {}, attempt: 0 });
}

/**
 * Frees the form of an order without an answer, for a shopper who won't wait. That order is still
 * looked for before the next is sent.
 */
export function letGo(checkout: Checkout): void {
  const { open } = checkout.store.getState();
  keep(checkout, { open: null, failed: open, phase: { kind: 'filling' } });
}
