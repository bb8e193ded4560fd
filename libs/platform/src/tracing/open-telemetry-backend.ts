import {
  SpanKind as OtelKind,
  ROOT_CONTEXT,
  type SpanContext,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { Span, SpanBackend, SpanKind, SpanOptions } from './tracing.js';

const KINDS: Record<SpanKind, OtelKind> = {
  server: OtelKind.SERVER,
  producer: OtelKind.PRODUCER,
  consumer: OtelKind.CONSUMER,
  client: OtelKind.CLIENT,
  internal: OtelKind.INTERNAL,
};
const SEND_EVERY_MS = 1_000;
const HEADER = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Spans through OpenTelemetry to a collector. The embedded run has several services in one process: a resource each. */
export function openTelemetryBackend(endpoint: string, ratio: number): SpanBackend {
  const exporter = new OTLPTraceExporter({ url: new URL('/v1/traces', endpoint).href });
  const sampler = new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) });
  const providers = new Map<string, { provider: BasicTracerProvider; tracer: Tracer }>();
  const tracerOf = (service: string): Tracer => {
    const known = providers.get(service);
    if (known) return known.tracer;
    const provider = new BasicTracerProvider({
      sampler,
      resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'toile' }),
      spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: SEND_EVERY_MS })],
    });
    const tracer = provider.getTracer('toile');
    providers.set(service, { provider, tracer });
    return tracer;
  };
  return {
    start: (options) => startOn(tracerOf(options.service), options),
    shutdown: async () => {
      await Promise.allSettled([...providers.values()].map(({ provider }) => provider.forceFlush()));
      await Promise.allSettled([...providers.values()].map(({ provider }) => provider.shutdown()));
    },
  };
}

function startOn(tracer: Tracer, { name, kind, parent, attributes, startedAt }: SpanOptions): Span {
  const remote = parent ? contextOf(parent) : undefined;
  const span = tracer.startSpan(
    name,
    { kind: KINDS[kind], ...(attributes && { attributes }), ...(startedAt && { startTime: startedAt }) },
    remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT,
  );
  return {
    traceparent: span.isRecording() ? headerOf(span.spanContext()) : undefined,
    rename: (to) => span.updateName(to),
    set: (more) => span.setAttributes(more),
    end: (error) => {
      if (error !== undefined) {
        const message = error instanceof Error ? error.message : String(error);
        span.setStatus({ code: SpanStatusCode.ERROR, message });
      }
      span.end();
    },
  };
}

function contextOf(traceparent: string): SpanContext | undefined {
  const [, traceId, spanId, flags] = HEADER.exec(traceparent) ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
}

const headerOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
