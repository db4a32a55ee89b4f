import { invalid } from '../../domain/refusal';

/**
 * A place in an order as it is typed. An empty one is no wish to take something away.
 * @param field of the form, beside which a fault is said
 * @throws Refusal invalid
 */
export function placeOf(field: string, text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text.trim())) return Number(text);
  throw invalid({ [field]: 'Please give a place: 1 or more.' });
}
