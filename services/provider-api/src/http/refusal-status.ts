import type { RefusalKind } from '../domain/refusal';

/** The HTTP status that a refusal is answered with. */
export const REFUSAL_STATUS = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  invalid: 422,
  'too-many': 429,
  unavailable: 503,
} as const satisfies Record<RefusalKind, number>;
