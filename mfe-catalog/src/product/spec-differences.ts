import type { Spec } from 'shared-contracts/wire/product-details';

/** Shown where a variant says nothing about a label that others have. */
export const NOT_SAID = '–';

/** What a variant says about a label: all its rows of that label, as one text. */
export function specOf(specs: readonly Spec[], label: string): string {
  const said = specs.filter((spec) => spec.label === label).map((spec) => spec.specs.trim());
  return said.filter(Boolean).join(', ') || NOT_SAID;
}

/**
 * The labels in which variants differ, in the order first seen. None means that they don't differ
 * by specs, and only their names distinguish them.
 */
export function differingLabels(variants: readonly { specs: readonly Spec[] }[]): string[] {
  const labels = new Set(variants.flatMap(({ specs }) => specs.map(({ label }) => label)));
  return [...labels].filter((label) => {
    if (label === '') return false;
    return new Set(variants.map(({ specs }) => specOf(specs, label))).size > 1;
  });
}

/** What all of some variants have of these labels, said once: 'Across flats 30 mm, Grade 4.8'. */
export function sharedWords(variants: readonly { specs: readonly Spec[] }[], labels: string[]) {
  const [first] = variants;
  return labels
    .map((label) => [label, specOf(first?.specs ?? [], label)])
    .flatMap(([label, value]) => (value === NOT_SAID ? [] : [`${label} ${value}`]))
    .join(', ');
}

type Named = { variant_name: string; specs: readonly Spec[] };

/**
 * The columns of the variant table: the specs in which variants differ, but not one that only
 * repeats their names where others say more.
 */
export function columnsOf(variants: readonly Named[]): string[] {
  const labels = differingLabels(variants);
  const telling = labels.filter((label) =>
    variants.some(({ specs, variant_name }) => specOf(specs, label) !== variant_name),
  );
  return telling.length > 0 ? telling : labels;
}
