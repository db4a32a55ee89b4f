/**
 * Which requests belong together, by the W3C's Trace Context (w3.org/TR/trace-context): the header
 * `traceparent` names the trace and the caller's part of it.
 */
import { randomBytes } from 'node:crypto';

export type Trace = {
  /** 32 hexadecimal digits, the same in every server that takes part. */
  traceId: string;
  /** 16 hexadecimal digits: this server's part. */
  spanId: string;
  /** The caller's part, where it has named one. */
  parentId?: string;
  /** Whether the caller has recorded its part. */
  sampled: boolean;
};

/** Version 00 has these four fields and no more; a later one may have more, and `ff` is none. */
const TRACEPARENT =
  /^(?:00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})|(?!00|ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?)$/;
const ALL_ZERO = /^0+$/;
/** Longer than any version needs. */
const LONGEST = 200;

const random = (bytes: number) => randomBytes(bytes).toString('hex');

/**
 * This server's part of the caller's trace; of a new one where the header is missing or malformed.
 */
export function beginTrace(traceparent: string | undefined): Trace {
  const spanId = random(8);
  const found = TRACEPARENT.exec((traceparent ?? '').slice(0, LONGEST));
  const traceId = found?.[1] ?? found?.[4];
  const parent = found?.[2] ?? found?.[5];
  const flags = found?.[3] ?? found?.[6];
  if (!traceId || !parent || !flags || ALL_ZERO.test(traceId) || ALL_ZERO.test(parent)) {
    return { traceId: random(16), spanId, sampled: false };
  }
  return { traceId, spanId, parentId: parent, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** A part of this server's part, such as a call that it makes. */
export const partOf = (trace: Trace): Trace => ({
  ...trace,
  spanId: random(8),
  parentId: trace.spanId,
});

/** The header for a call that this server makes for its part of a trace. */
export function traceparentOf({ traceId, spanId, sampled }: Trace): string {
  return `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;
}
