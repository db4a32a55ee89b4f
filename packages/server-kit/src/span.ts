import type { Trace } from './trace';

/** A part of a trace that is over. */
export type Span = {
  trace: Trace;
  /** Few names: a route's pattern, never a path. */
  name: string;
  /** A request that was answered, or a call that was made. */
  kind: 'server' | 'client';
  /** In milliseconds since 1970. */
  began: number;
  ms: number;
  failed: boolean;
  attributes: Record<string, string | number>;
};
