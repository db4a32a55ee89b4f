import { ApiError, refusedFault } from 'shared-contracts/errors';

/**
 * The answer parsed from a provider's text; null where the text is empty.
 * @throws ApiError where it is not JSON
 */
export function answerIn(text: unknown): unknown {
  if (text === '' || text === undefined || text === null) return null;
  try {
    return JSON.parse(text as string) as unknown;
  } catch {
    throw new ApiError({ kind: 'malformed', detail: 'the answer is not JSON' });
  }
}

/**
 * The fault of a provider's refusal: with its message where its text is JSON, else with its status
 * alone.
 */
export function refusalIn(status: number, text: unknown, retryAfter: string | null): ApiError {
  let body: unknown = null;
  try {
    if (typeof text === 'string') body = JSON.parse(text) as unknown;
  } catch {
    // The text is not JSON: a broken proxy may send an HTML page.
  }
  return new ApiError(refusedFault(status, body, retryAfter));
}
