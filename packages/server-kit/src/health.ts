import type { Context } from 'hono';

/**
 * What a server answers to `GET /health`: 200 and `status: 'ok'`, or 503 and why it can't serve.
 * No cache keeps it.
 * @param more further fields of the answer
 */
export function healthAnswer(
  context: Context,
  fault: string | null,
  more: Record<string, string> = {},
): Response {
  context.header('Cache-Control', 'no-store');
  return context.json({ status: fault ?? 'ok', ...more }, fault === null ? 200 : 503);
}
