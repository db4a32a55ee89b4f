/**
 * Spans for OpenTelemetry: how long each part of a trace took. They are sent where
 * OTEL_EXPORTER_OTLP_ENDPOINT is set; else nothing of it is loaded.
 */
import type { Tracing } from './running';
import type { Span } from './span';
import type { SpanSender } from './span-sender';

export type Spans = {
  /** Whether a trace is sent; the same on each server with the same share. */
  isSent(traceId: string): boolean;
  /** Takes a span to send soon; it is left out where too many wait. */
  over(span: Span): void;
  /** Sends what waits. */
  close(): Promise<void>;
};

/** Numbers that the first eight digits of a trace's id can be. */
const IDS = 2 ** 32;

/**
 * @param server the name under which its spans are shown
 * @param warn hears once that they can't be sent, and again after they could be
 * @returns undefined where none are sent
 */
export function openSpans(
  tracing: Tracing | undefined,
  server: string,
  warn: (message: string) => void,
): Spans | undefined {
  if (!tracing) return undefined;
  const { endpoint, share } = tracing;
  const loading: Promise<SpanSender> = import('./span-sender').then(({ createSpanSender }) =>
    createSpanSender(endpoint, server, warn),
  );
  let sender: SpanSender | undefined;
  void loading.then((loaded) => (sender = loaded));
  return {
    isSent: (traceId) => Number.parseInt(traceId.slice(0, 8), 16) < share * IDS,
    over(span) {
      if (!span.trace.sampled) return;
      if (sender) sender.send(span);
      // The first requests come while it is loaded.
      else void loading.then((loaded) => loaded.send(span));
    },
    close: async () => (await loading).close(),
  };
}
