/** Why something is not done; which HTTP status that is stands in http/refusal-status.ts. */
export type RefusalKind =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'not-allowed'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'invalid'
  | 'too-many'
  | 'unavailable';

/** An expected failure for the caller: its kind, a message for the shopper, named fields. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly fields: Record<string, string> | undefined;
  readonly extra: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly kind: RefusalKind,
    message: string,
    details: {
      fields?: Record<string, string>;
      /** More fields of the answer's body, besides the message. */
      extra?: Record<string, unknown>;
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(message);
    this.fields = details.fields;
    this.extra = details.extra ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/**
 * The message while something is unavailable: nothing is wrong with what was asked. It doesn't say whether an order was
 * placed, because an answer that was lost on the way to the database leaves that open.
 */
export const NOT_NOW = 'This is not possible right now. Please try again in a moment.';

export function notFound(message = 'Not found.'): Refusal {
  return new Refusal('not-found', message);
}

export function unauthenticated(): Refusal {
  return new Refusal('unauthenticated', 'Unauthenticated.');
}

/** Fields that are not valid; the message is the first field's, so that a toast says something useful. */
export function invalid(fields: Record<string, string>, message?: string): Refusal {
  const first = Object.values(fields)[0] ?? 'The request is not valid.';
  return new Refusal('invalid', message ?? first, { fields });
}
