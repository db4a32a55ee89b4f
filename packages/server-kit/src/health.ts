import type { Context } from 'hono';

/**
 * The parts of an answer about a server's health: 200 and `status: 'ok'`, or 503 and why it can't
 * serve. No cache keeps it.
 * @param more further fields of the answer
 */
export function healthFields(fault: string | null, more: Record<string, string> = {}) {
  return {
    status: fault === null ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
    body: { status: fault ?? 'ok', ...more },
  } as const;
}

/**
 * What a server answers to `GET /health`.
 * @param more further fields of the answer
 */
export function healthAnswer(
  context: Context,
  fault: string | null,
  more: Record<string, string> = {},
): Response {
  const { status, headers, body } = healthFields(fault, more);
  return context.json(body, status, headers);
}
