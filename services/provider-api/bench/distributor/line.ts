/** How a distributor's goods are written down: a line is goods of one kind by several makers. */

export type Axis = {
  /** Several labels, parted by '|', where each value says several things: current and power. */
  label: string;
  values: readonly string[];
  /** Where the value stands: also in the name, among the specs alone, or as a variant. */
  shown: 'name' | 'specs' | 'variant';
};

export type Line = {
  kind: string;
  category: string;
  title: string;
  /** Each with the beginning of its model numbers. */
  makers: readonly (readonly [brand: string, series: string])[];
  about: string;
  axes: readonly Axis[];
  /** What all have in common, as 'label: value'. */
  same?: readonly string[];
};

const axisOf =
  (shown: Axis['shown']) =>
  (label: string, values: string): Axis => ({ label, values: values.split(', '), shown });

/** An axis whose value is part of the name. */
export const inName = axisOf('name');
/** An axis whose value only the specs say. */
export const inSpecs = axisOf('specs');
/** An axis that parts a product into variants. */
export const asVariant = axisOf('variant');
