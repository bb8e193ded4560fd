import { z } from 'zod';
import type { TracingOptions } from './tracing.js';

/** Settings every service shares, named as OpenTelemetry names them. */
export const tracingEnvironmentShape = {
  /** An OTLP/HTTP collector, `http://host:4318`; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** Share of traces that are recorded, unless the caller has decided. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

export const tracingOf = (env: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
}): TracingOptions => ({ endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: env.OTEL_TRACES_SAMPLER_ARG });
