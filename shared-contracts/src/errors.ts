/**
 * What can go wrong with a call, as values that every remote reads the same way. Recognised by
 * shape, not by class: each remote compiles its own copy of this file.
 */
export type ApiFault =
  /**
   * No answer: the network, the proxy or the provider can't be reached. `network` says that the
   * shopper's own network is down; a host that doesn't know leaves it out.
   */
  | { kind: 'offline'; network?: 'away' }
  /** The caller gave up (a newer question, a page left). */
  | { kind: 'aborted' }
  /** An answer that isn't what the contract says. */
  | { kind: 'malformed'; detail: string }
  /** The provider refused: its status, and its message for the shopper where it gave one. */
  | {
      kind: 'refused';
      status: number;
      message: string | undefined;
      fields: Record<string, string>;
      retryAfterSeconds: number | undefined;
      body: unknown;
    };

export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(readonly fault: ApiFault) {
    super(fault.kind === 'refused' ? `refused with ${fault.status}` : fault.kind);
  }
}

/** True for an `ApiError` of any bundle. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'fault' in error;
}

/** The fault of anything thrown by a call; a bug is thrown on, for a boundary to catch. */
export function faultOf(error: unknown): ApiFault {
  if (isApiError(error)) return error.fault;
  throw error;
}

/** The message for the shopper where the provider gave none (specification, section 8). */
export const SOMETHING_WENT_WRONG = 'Something went wrong!';

/** The server's message, or the fallback (specification, section 8). */
export function messageOf(error: unknown, fallback: string = SOMETHING_WENT_WRONG): string {
  return isApiError(error) && error.fault.kind === 'refused' && error.fault.message
    ? error.fault.message
    : fallback;
}

/** True when the outcome of a call is unknown: it may have been carried out. */
export function outcomeUnknown(fault: ApiFault): boolean {
  return fault.kind !== 'refused' || fault.status >= 502;
}

/**
 * Reads an error body: `{ message, fields? }`, with `errors` (lists per field) understood too.
 * @param status the answer's status
 */
export function refusedFault(
  status: number,
  body: unknown,
  retryAfter: string | null | undefined,
): ApiFault {
  const record = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const given = record.fields ?? record.errors;
  const fields: Record<string, string> = {};
  if (typeof given === 'object' && given !== null) {
    for (const [field, said] of Object.entries(given)) {
      const first: unknown = Array.isArray(said) ? said[0] : said;
      if (typeof first === 'string') fields[field] = first;
    }
  }
  const seconds = Number(retryAfter);
  return {
    kind: 'refused',
    status,
    message: typeof record.message === 'string' && record.message ? record.message : undefined,
    fields,
    retryAfterSeconds: retryAfter && Number.isFinite(seconds) ? seconds : undefined,
    body,
  };
}
