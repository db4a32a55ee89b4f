import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { POLICY_REPORTS } from './policy';

/** A browser sends one report the old way, or a list of them the new way. */
type Report = Record<string, unknown>;

const recordOf = (value: unknown): Report =>
  typeof value === 'object' && value !== null ? (value as Report) : {};

/** An address without what a shopper typed into it. */
function pathOf(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  return URL.canParse(text) ? new URL(text).pathname : text.slice(0, 40);
}

function told(report: Report): string {
  const body = recordOf(report['csp-report'] ?? report.body);
  return JSON.stringify({
    rule: body['effective-directive'] ?? body.effectiveDirective ?? body.destination ?? report.type,
    blocked: pathOf(body['blocked-uri'] ?? body.blockedURL),
    page: pathOf(body['document-uri'] ?? body.documentURL ?? report.url),
  });
}

/**
 * Where browsers report what the document's policy has refused: each is a line of the log, with
 * nothing personal in it.
 */
export function policyReports(warn: (message: string) => void): Hono {
  const app = new Hono();
  app.post(POLICY_REPORTS, bodyLimit({ maxSize: 64 * 1024 }), async (context) => {
    const sent: unknown = await context.req.json().catch(() => null);
    if (sent === null) return context.json({ message: 'Not a report.' }, 400);
    const reports = Array.isArray(sent) ? sent.slice(0, 20) : [sent];
    for (const report of reports) warn(`policy report ${told(recordOf(report)).slice(0, 500)}`);
    return context.body(null, 204);
  });
  return app;
}
