import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { POLICY_REPORTS } from './policy';
import type { Limits } from './state/limits';

/**
 * The most reports of one network per minute: a bad page sends a few, and an office behind one
 * address has many tabs.
 */
const FROM_A_NETWORK = 120;
/**
 * The most log lines per minute of all networks together, so that a thousand networks can't fill
 * the disk, which is each machine's own.
 */
const LINES = 600;
const IN_ONE = 20;

/** A browser sends one report the old way, or a list of them the new way. */
type Report = Record<string, unknown>;

type ReportsDependencies = {
  /** The network that a call comes from, which the limit counts. */
  networkOf: (context: Context) => string;
  warn: (message: string) => void;
  limits: Limits;
  /** Multiplies the limits (RATE_LIMIT_SCALE). */
  limitScale: number;
};

const recordOf = (value: unknown): Report =>
  typeof value === 'object' && value !== null ? (value as Report) : {};

/** An address without what a shopper typed into it. */
function pathOf(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  return URL.canParse(text) ? new URL(text).pathname : text.slice(0, 40);
}

function inWords(report: Report): string {
  const body = recordOf(report['csp-report'] ?? report.body);
  return JSON.stringify({
    rule: body['effective-directive'] ?? body.effectiveDirective ?? body.destination ?? report.type,
    blocked: pathOf(body['blocked-uri'] ?? body.blockedURL),
    page: pathOf(body['document-uri'] ?? body.documentURL ?? report.url),
  });
}

/** The log of reports, which says once a minute that it drops further ones. */
function boundedLog(warn: (message: string) => void, most: number) {
  const limiter = new RateLimiterMemory({ points: most, duration: 60 });
  return async (line: string) => {
    const { consumedPoints } = await limiter.penalty('all');
    if (consumedPoints <= most) warn(line);
    else if (consumedPoints === most + 1) warn(`more reports than ${most} in a minute: not kept`);
  };
}

/**
 * The route where browsers report what the document's policy has refused. Each report is a line of
 * the log, without personal data.
 */
export function policyReports({ networkOf, warn, limits, limitScale }: ReportsDependencies): Hono {
  const limit = limits('policy-reports', FROM_A_NETWORK * limitScale);
  const log = boundedLog(warn, LINES * limitScale);
  const app = new Hono();
  app.post(POLICY_REPORTS, bodyLimit({ maxSize: 64 * 1024 }), async (context) => {
    const network = networkOf(context);
    if (!(await limit.take(network))) {
      context.header('Retry-After', '60');
      return context.json({ message: 'Too many reports.' }, 429);
    }
    const sent: unknown = await context.req.json().catch(() => null);
    if (sent === null) return context.json({ message: 'Not a report.' }, 400);
    const reports = Array.isArray(sent) ? sent.slice(0, IN_ONE) : [sent];
    // Each further report of a list counts too; the list that exceeds the limit is the last one
    // read.
    await limit.add(network, reports.length - 1);
    for (const report of reports) {
      await log(`policy report ${inWords(recordOf(report)).slice(0, 500)}`);
    }
    return context.body(null, 204);
  });
  return app;
}
