import { propagation, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';

const SEND_EVERY_MS = 1_000;

/** Sends spans to a collector. The embedded run has several services in one process: a tracer's name is its service, a resource each. */
export function startSdk(endpoint: string, ratio: number): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: new URL('/v1/traces', endpoint).href });
  const sampler = new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) });
  const providers = new Map<string, BasicTracerProvider>();
  const providerOf = (service: string): BasicTracerProvider => {
    const known = providers.get(service);
    if (known) return known;
    const provider = new BasicTracerProvider({
      sampler,
      resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'toile' }),
      spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: SEND_EVERY_MS })],
    });
    providers.set(service, provider);
    return provider;
  };
  trace.setGlobalTracerProvider({ getTracer: (service) => providerOf(service).getTracer('toile') });
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return async () => {
    trace.disable();
    propagation.disable();
    await Promise.allSettled([...providers.values()].map((provider) => provider.forceFlush()));
    await Promise.allSettled([...providers.values()].map((provider) => provider.shutdown()));
  };
}
