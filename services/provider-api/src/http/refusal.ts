/** An expected failure for the caller: a status, a message for the shopper, named fields. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly fields: Record<string, string> | undefined;
  readonly extra: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503,
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
 * The message of 503: nothing is wrong with what was asked. It doesn't say whether an order was
 * placed, because an answer that was lost on the way to the database leaves that open.
 */
export const NOT_NOW = 'This is not possible right now. Please try again in a moment.';

export function notFound(message = 'Not found.'): Refusal {
  return new Refusal(404, message);
}

export function unauthenticated(): Refusal {
  return new Refusal(401, 'Unauthenticated.');
}

/** 422 with the fields; the message is the first field's, so that a toast says something useful. */
export function invalid(fields: Record<string, string>, message?: string): Refusal {
  const first = Object.values(fields)[0] ?? 'The request is not valid.';
  return new Refusal(422, message ?? first, { fields });
}
