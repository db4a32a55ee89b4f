/**
 * What one team expects of another, as examples with names. They are with the team that expects
 * something (`contract/*.examples.ts`) and run against the build of the other team's part.
 */
import type { RemoteName } from './door';
import type { Fact, FactName } from './facts';
import type { SlotName, SlotProps } from './slots';

/** One use of another team's part: the props, and what a shopper then finds on the page. */
type SlotExample<Name extends SlotName> = {
  name: string;
  props: SlotProps<Name>;
  /** What the provider's calls answer, by path; a call without an answer finds no provider. */
  answers?: Record<string, unknown>;
  /**
   * An element by its role, and by what its accessible name holds; null for a part that works without
   * showing anything.
   */
  finds: { role: string; name: string } | null;
};

export type SlotExamples<Name extends SlotName = SlotName> = {
  slot: Name;
  provider: RemoteName;
  examples: SlotExample<Name>[];
};

/** Facts as their listener expects them. */
export type FactExamples<Name extends FactName = FactName> = {
  fact: Name;
  teller: 'shell' | RemoteName;
  examples: { name: string; fact: Fact<Name> }[];
};
