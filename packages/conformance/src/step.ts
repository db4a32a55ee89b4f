import type { Visitor } from './visitor';

/** How a visit makes one call. */
export type Step = {
  /** The name of the known value for the path's `{id}`. */
  id?: string;
  /** Prepares what the call needs. @returns why the call can't be made, or null */
  before?: (visitor: Visitor) => Promise<string | null>;
  /** More fields of the body, beside the known values. */
  body?: Readonly<Record<string, unknown>>;
  /** Takes values for later calls from an answer, even where the answer has faults. */
  record?: (visitor: Visitor, json: unknown) => void;
  /** More checks of an answer that has the right shape. @returns the faults */
  after?: (visitor: Visitor, json: unknown) => Promise<string[]> | string[];
};
