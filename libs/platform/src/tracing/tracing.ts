import {
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** A span's place in its trace, as W3C words it: `00-<trace>-<span>-<flags>`. It travels in HTTP and log headers. */
export type Traceparent = string;

export const TRACEPARENT = 'traceparent';

interface SpanStart extends SpanOptions {
  /** Who does the work, as traces name it: `api`, `ingest`, `aggregator`. */
  service: string;
  name: string;
  parent?: Traceparent | undefined;
}

export interface TracingOptions {
  /** An OTLP/HTTP collector, `http://host:4318`; without it nothing is traced, and nothing of the SDK is loaded. */
  endpoint: string | undefined;
  /** Share of traces that are recorded, 0 to 1; a caller's decision is kept. */
  ratio: number;
}

let isOn = false;

/** Whether anything is traced. Hot paths ask before they do anything for it. */
export const isTracing = (): boolean => isOn;

/** Begins a span below a parent that came in a header; one that does nothing while tracing is off. */
export function startSpan({ service, name, parent, ...options }: SpanStart): Span {
  const context = propagation.extract(ROOT_CONTEXT, parent ? { [TRACEPARENT]: parent } : {});
  return trace.getTracer(service).startSpan(name, options, context);
}

/** Log headers that make a record part of a span's trace; none for a trace that is not recorded. */
export function traceHeaders(span: Span | null | undefined): Record<string, string> {
  const headers: Record<string, string> = {};
  if (span?.isRecording()) propagation.inject(trace.setSpan(ROOT_CONTEXT, span), headers);
  return headers;
}

/** Ends a span; with an error it counts as failed. */
export function endSpan(span: Span, error?: unknown): void {
  if (error !== undefined)
    span.setStatus({
      code: SpanStatusCode.ERROR,
      message: error instanceof Error ? error.message : String(error),
    });
  span.end();
}

/** Turns tracing on for this process, once, before its services start. @returns a function that sends what is left */
export async function startTracing({ endpoint, ratio }: TracingOptions): Promise<() => Promise<void>> {
  if (!endpoint) return async () => undefined;
  const { startSdk } = await import('./start-sdk.js');
  const stop = startSdk(endpoint, ratio);
  isOn = true;
  return async () => {
    isOn = false;
    await stop();
  };
}
