/** A variant's model number, which stands among its specs. */
import type { Spec } from './wire/product-details';

/** In lower case. */
export const MODEL_LABELS = new Set(['model', 'model no.', 'model number', 'sku', 'part number']);

export const isModelLabel = (label: string): boolean =>
  MODEL_LABELS.has(label.trim().toLowerCase());

/** @returns null where the specs name none */
export function modelOf(specs: readonly Spec[]): string | null {
  return specs.find(({ label }) => isModelLabel(label))?.specs.trim() || null;
}
