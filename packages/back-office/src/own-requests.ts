/** Which requests could have come from a page of a back office, and the headers of its answers. */
import type { Context, MiddlewareHandler } from 'hono';

/**
 * The headers of every answer. Nothing foreign runs, is loaded or frames the pages.
 * @param scripts the name of the Trusted Types policy of the office's own script files; without it
 *   nothing runs at all, and nothing but the style sheet and its font is loaded
 */
export function officeHeaders(scripts?: string): Record<string, string> {
  const own =
    scripts === undefined
      ? "style-src 'self'; font-src 'self'"
      : "script-src 'self'; connect-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'";
  const types =
    scripts === undefined ? '' : `; require-trusted-types-for 'script'; trusted-types ${scripts}`;
  return {
    'Content-Security-Policy': `default-src 'none'; ${own}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'${types}`,
    'X-Content-Type-Options': 'nosniff',
    // Without any, a browser says of our own forms that they are of no origin.
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Puts the headers on every answer; no cache keeps one that says nothing else. */
export const withHeaders =
  (headers: Readonly<Record<string, string>>): MiddlewareHandler =>
  async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      // A drawing has a stricter policy of its own.
      if (!context.res.headers.has(name)) context.header(name, value);
    }
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
  };

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

const hostOf = (context: Context) => context.req.header('host') ?? new URL(context.req.url).host;

/**
 * Whether a request names the office's own host. A foreign name may have been pointed at this
 * machine by somebody else, whose pages would then be of the same origin.
 * @param origin where browsers find it; null for an office that any name of this machine finds
 */
export function isOwnHost(context: Context, origin: string | null): boolean {
  const host = hostOf(context);
  if (origin !== null) return host === new URL(origin).host;
  const at = `http://${host}`;
  return URL.canParse(at) && LOCAL.has(new URL(at).hostname);
}

/**
 * Whether a form may have been sent by a page of the office, by what browsers say of it.
 * @param origin where browsers find it; null where it is the host that they name
 */
export function isOwnForm(context: Context, origin: string | null): boolean {
  const site = context.req.header('sec-fetch-site');
  const sender = context.req.header('origin');
  if (site !== undefined && site !== 'same-origin') return false;
  if (sender === undefined) return true;
  if (origin !== null) return sender === origin;
  return URL.canParse(sender) && new URL(sender).host === hostOf(context);
}
