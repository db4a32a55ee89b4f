/** How a clerk's goods are written down: a family is goods of one kind with the facts that part them. */

/** The texts that a clerk writes for each value of a fact, in no rule's order. */
export type Axis = ReadonlyMap<string, readonly string[]>;

export type Family = {
  kind: string;
  /** What several kinds have in common, such as the trade's word 'welding'. */
  group: string;
  /** As crude as the file has it. */
  category: string;
  brands: readonly string[];
  /**
   * Ways to write the name. `{thread}` is one of the texts of that fact, `{brand}` the brand, and
   * `[A|B|]` one of these.
   */
  names: readonly string[];
  axes: Readonly<Record<string, Axis>>;
  /** The fact that parts an item into variants, and which no name says. */
  variants?: string;
  /** The label of each fact that is a spec as well, with its first text. */
  specs?: Readonly<Record<string, string>>;
  /** Its model numbers, by the values of facts; without it a running code. */
  model?: string;
  about?: string;
  /** How many times as many items as an ordinary family. */
  weight?: number;
};

/** Of 'zinc=ZP~ZINC PLTD, black=BLK, red': the value, '=', and its texts; alone it is its own text. */
export function axis(values: string): Axis {
  return new Map(
    values.split(', ').map((each) => {
      const [value = '', texts] = each.split('=');
      return [value, (texts ?? value).split('~')] as const;
    }),
  );
}

/** A fact whose values are all written in the same ways: `#` is the value. */
export function written(ways: string, values: string): Axis {
  return new Map(
    values
      .split(' ')
      .map((value) => [value, ways.split('~').map((way) => way.replaceAll('#', value))] as const),
  );
}
