import type { Spec } from 'shared-contracts/wire/product';

/** Shown where a variant says nothing about a label that others have. */
export const NOT_SAID = '–';

/** What a variant says about a label: all its rows of that label, as one text. */
export function specOf(specs: readonly Spec[], label: string): string {
  const said = specs.filter((spec) => spec.label === label).map((spec) => spec.specs.trim());
  return said.filter(Boolean).join(', ') || NOT_SAID;
}

/**
 * The labels in which variants differ, in the order first seen: the columns of the variant table.
 * None means that they don't differ by specs, and are told apart by their names alone.
 */
export function differingLabels(variants: readonly { specs: readonly Spec[] }[]): string[] {
  const labels = new Set(variants.flatMap(({ specs }) => specs.map(({ label }) => label)));
  return [...labels].filter((label) => {
    if (label === '') return false;
    return new Set(variants.map(({ specs }) => specOf(specs, label))).size > 1;
  });
}
