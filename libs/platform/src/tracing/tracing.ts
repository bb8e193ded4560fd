/** A span's place in its trace, as W3C words it: `00-<trace>-<span>-<flags>`. It travels in HTTP and log headers. */
export type Traceparent = string;

export const TRACEPARENT = 'traceparent';

export type SpanKind = 'server' | 'producer' | 'consumer' | 'client' | 'internal';

export interface SpanOptions {
  /** Who does the work, as traces name it: `api`, `ingest`, `aggregator`. */
  service: string;
  name: string;
  kind: SpanKind;
  parent?: Traceparent | undefined;
  attributes?: Record<string, string | number>;
  /** Now, when left out. */
  startedAt?: Date;
}

export interface Span {
  /** What children and headers carry; undefined when this trace is not recorded. */
  readonly traceparent: Traceparent | undefined;
  rename(name: string): void;
  set(attributes: Record<string, string | number>): void;
  /** With an error the span counts as failed. */
  end(error?: unknown): void;
}

export interface SpanBackend {
  start(options: SpanOptions): Span;
  shutdown(): Promise<void>;
}

export interface TracingOptions {
  /** An OTLP/HTTP collector, `http://host:4318`; without it nothing is traced, and nothing of the SDK is loaded. */
  endpoint: string | undefined;
  /** Share of traces that are recorded, 0 to 1; a caller's decision is kept. */
  ratio: number;
}

const NOTHING: Span = {
  traceparent: undefined,
  rename: () => undefined,
  set: () => undefined,
  end: () => undefined,
};

let backend: SpanBackend | undefined;

/** Whether anything is traced. Hot paths ask before they do anything for it. */
export const isTracing = (): boolean => backend !== undefined;

/** Begins a span; one that does nothing while tracing is off. */
export const startSpan = (options: SpanOptions): Span => backend?.start(options) ?? NOTHING;

/** Turns tracing on for this process, once, before its services start. @returns a function that sends what is left */
export async function startTracing({ endpoint, ratio }: TracingOptions): Promise<() => Promise<void>> {
  if (!endpoint) return async () => undefined;
  const { openTelemetryBackend } = await import('./open-telemetry-backend.js');
  backend = openTelemetryBackend(endpoint, ratio);
  return async () => {
    const ending = backend;
    backend = undefined;
    await ending?.shutdown();
  };
}

/** Log headers that make a record part of a span's trace; none for a trace that is not recorded. */
export const traceHeaders = (traceparent: Traceparent | undefined): Record<string, string> | undefined =>
  traceparent ? { [TRACEPARENT]: traceparent } : undefined;
