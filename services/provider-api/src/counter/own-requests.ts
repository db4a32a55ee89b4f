/** Which requests could have come from a page of the counter, and the headers of its answers. */
import type { Context, MiddlewareHandler } from 'hono';
import type { CounterSettings } from './settings';

/** Nothing foreign runs, is loaded or frames these pages; the one script is our own file. */
export const COUNTER_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types counter",
  'X-Content-Type-Options': 'nosniff',
  // Without any, a browser says of our own forms that they are of no origin.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

const hostOf = (context: Context) => context.req.header('host') ?? new URL(context.req.url).host;

/**
 * Whether a request names the counter's own host. A foreign name may have been pointed at this
 * machine by somebody else, whose pages would then be of the same origin.
 */
export function isOwnHost(context: Context, { origin }: CounterSettings): boolean {
  const host = hostOf(context);
  if (origin !== null) return host === new URL(origin).host;
  const at = `http://${host}`;
  return URL.canParse(at) && LOCAL.has(new URL(at).hostname);
}

/** Whether a form may have been sent by a page of the counter, by what browsers say of it. */
export function isOwnForm(context: Context, { origin }: CounterSettings): boolean {
  const site = context.req.header('sec-fetch-site');
  const sender = context.req.header('origin');
  if (site !== undefined && site !== 'same-origin') return false;
  if (sender === undefined) return true;
  if (origin !== null) return sender === origin;
  return URL.canParse(sender) && new URL(sender).host === hostOf(context);
}

/** Puts the headers on every answer; no cache keeps one that says nothing else. */
export const counterHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(COUNTER_HEADERS)) {
    // A drawing has a stricter policy of its own.
    if (!context.res.headers.has(name)) context.header(name, value);
  }
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
};
