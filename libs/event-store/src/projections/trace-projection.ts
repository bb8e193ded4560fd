import { SpanKind } from '@opentelemetry/api';
import { endSpan, isTracing, startSpan } from '@toile/platform';
import type { RecordedEvent } from '../event.js';
import type { Projection } from './projection.js';

/** A batch may hold many events; so many traces of it are enough to see where time goes. */
const MOST_SPANS = 50;

/** Applies a batch and shows it in the traces of the commands behind its events. A rebuild is no part of their story. */
export async function traceProjection(
  { name, version }: Projection,
  { status }: { status: string },
  events: readonly RecordedEvent[],
  apply: () => Promise<unknown>,
): Promise<void> {
  if (!isTracing() || status !== 'live') {
    await apply();
    return;
  }
  const traced = events.filter((event) => event.metadata.traceparent).slice(0, MOST_SPANS);
  const spans = traced.map(({ type, stream, metadata }) =>
    startSpan({
      service: 'api',
      name: `project ${name}`,
      kind: SpanKind.CONSUMER,
      parent: metadata.traceparent,
      attributes: { 'toile.event': type, 'toile.stream': stream, 'toile.projection.version': version },
    }),
  );
  try {
    await apply();
    for (const span of spans) endSpan(span);
  } catch (error) {
    for (const span of spans) endSpan(span, error);
    throw error;
  }
}
