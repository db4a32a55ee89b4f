/** Sends spans by OTLP over HTTP, with OpenTelemetry's own queue, format and repetitions. */
import { SpanKind, SpanStatusCode, TraceFlags, type HrTime } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter } from '@opentelemetry/sdk-trace';
import type { Span } from './span';

export type SpanSender = {
  send(span: Span): void;
  close(): Promise<void>;
};

/** How long the collector may take, in milliseconds: a server that stops waits for it. */
const WITHIN = 3_000;

const hrTime = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];

/** @param endpoint the collector's: `http://localhost:4318` */
export function createSpanSender(
  endpoint: string,
  server: string,
  warn: (message: string) => void,
): SpanSender {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: WITHIN });
  let said = false;
  const watched: SpanExporter = {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined;
        if (failed && !said) warn('spans can not be sent: the collector does not take them');
        said = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
  const processor = new BatchSpanProcessor({ exporter: watched });
  const resource = resourceFromAttributes({
    'service.namespace': 'storefront',
    'service.name': server,
  });

  function readable({ trace, name, kind, began, ms, failed, attributes }: Span): ReadableSpan {
    const { traceId, spanId, parentId } = trace;
    const contextOf = (id: string, isRemote: boolean) => ({
      traceId,
      spanId: id,
      traceFlags: TraceFlags.SAMPLED,
      isRemote,
    });
    return {
      name,
      kind: kind === 'server' ? SpanKind.SERVER : SpanKind.CLIENT,
      spanContext: () => contextOf(spanId, false),
      ...(parentId === undefined
        ? {}
        : { parentSpanContext: contextOf(parentId, kind === 'server') }),
      startTime: hrTime(began),
      endTime: hrTime(began + ms),
      duration: hrTime(ms),
      status: { code: failed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
      attributes,
      links: [],
      events: [],
      ended: true,
      resource,
      instrumentationScope: { name: 'server-kit' },
      droppedAttributesCount: 0,
      droppedEventsCount: 0,
      droppedLinksCount: 0,
    };
  }

  return {
    send: (span) => processor.onEnd(readable(span)),
    // A fault was said by `watched`.
    close: () => processor.shutdown().catch(() => undefined),
  };
}
